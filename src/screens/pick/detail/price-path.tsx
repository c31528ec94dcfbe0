import { formatDateTime, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { StepChart } from '#ui/charts/step-chart.tsx';
import { FigureTable } from '#ui/figure-table.tsx';
import { sayTime, sayTimeWithin } from '../../said-time.tsx';
import type { OpenCard } from '../cards.server.ts';
import { Disclosure } from '../disclosure.tsx';
import { useOdds } from '../odds-format.tsx';

interface PricePathProps {
  pick: Pick<OpenCard, 'sport' | 'bet_type' | 'odds' | 'price'>;
  /** The lowest odds worth a bet. */
  goodTo: number;
  zone: string;
  /** ISO-8601. */
  now: string;
}

/** How the odds of the bet have moved since the market opened, where the pick was published, and below what they are not worth it. */
export function PricePath({ pick, goodTo, zone, now }: PricePathProps) {
  const { t, locale } = useLanguage<'ongoing' | 'pick' | 'sport'>();
  const { odds } = useOdds();
  const { history, now: best } = pick.price;
  const write = (value: number) => odds(value, pick);
  const first = history[0];
  const last = history.at(-1);
  // The page's now is a minute; a price may be newer.
  const until = Math.max(Date.parse(now), Date.parse(last?.at ?? now));
  const say = (at: string) => sayTime({ at, now, zone, locale }, t);
  return (
    <section className="grid content-start gap-1">
      <h4 className="flex flex-wrap items-baseline justify-between gap-x-2 text-14 font-strong text-main">
        {t('pick.detail.pathTitle')}
        {first === undefined || last === undefined ? null : (
          <span className="text-12 font-regular text-ink-3">
            {t('pick.detail.opened', { from: write(first.value), to: write(last.value) })}
          </span>
        )}
      </h4>
      {first === undefined || last === undefined ? null : (
        <StepChart
          label={t('ongoing.price.moved', { from: write(first.value), to: write(last.value) })}
          readoutLabel={t('pick.detail.path')}
          points={history.map(({ at, value }) => ({
            at: Date.parse(at),
            value,
            text: `${say(at)} · ${write(value)}`,
          }))}
          until={until}
          formatValue={write}
          mark={{
            at: Date.parse(pick.odds.taken_at),
            value: pick.odds.value,
            label: t('pick.detail.publishedAt', { odds: write(pick.odds.value) }),
          }}
          floor={{ value: goodTo, label: t('pick.detail.goodTo', { odds: write(goodTo) }) }}
          xTicks={[
            { at: Date.parse(first.at), label: say(first.at) },
            { at: until, label: formatTime(now, zone) },
          ]}
        />
      )}
      <p className="text-12 text-ink-3">
        {best === null ? (
          t('ongoing.price.none')
        ) : (
          <>
            {t('ongoing.price.now')} <span className="font-medium text-main">{odds(best.value, pick)}</span>
            {` · ${best.source}, ${sayTimeWithin({ at: best.taken_at, now, zone, locale }, t)}`}
          </>
        )}
      </p>
      {history.length < 2 ? null : (
        <Disclosure title={t('pick.detail.table')}>
          <FigureTable
            label={t('pick.detail.pathTable')}
            head={[t('pick.detail.time'), t('pick.detail.odds')]}
            rows={history.map(({ at, value }) => [formatDateTime(at, zone), write(value)])}
          />
        </Disclosure>
      )}
    </section>
  );
}
