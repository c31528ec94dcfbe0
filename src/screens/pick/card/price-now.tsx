import { formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Sparkline } from '#ui/sparkline.tsx';
import type { OpenCard } from '../cards.server.ts';
import { useOdds } from '../odds-format.tsx';

/** The price that stands now, whether it is still good, unless it is not worth a bet at the reader's home, and how it has moved. */
export function PriceNow({ pick, isWorthIt }: { pick: OpenCard; isWorthIt: boolean }) {
  const { t } = useLanguage<'ongoing'>();
  const { odds } = useOdds();
  const { now, still_good: isGood, ev_now: evNow, history } = pick.price;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-ink-2">{t('ongoing.price.now')}</span>
        <span className="font-medium text-main">{odds(now?.value, pick)}</span>
        {now === null ? null : <span className="text-12 text-ink-3">{now.source}</span>}
        {isGood === null || (isGood && !isWorthIt) ? null : (
          <Badge tone={isGood ? 'win' : 'lose'}>
            {t(isGood ? 'ongoing.price.good' : 'ongoing.price.bad')}
          </Badge>
        )}
        {evNow === null ? null : (
          <span className="text-12 text-ink-3">
            {t('ongoing.price.ev', { ev: formatSignedPercent(evNow) })}
          </span>
        )}
      </span>
      {history.length < 2 ? null : (
        <Sparkline
          label={t('ongoing.price.moved', {
            from: odds(history[0]?.value, pick),
            to: odds(history.at(-1)?.value, pick),
          })}
          values={history.map(({ value }) => value)}
        />
      )}
    </div>
  );
}
