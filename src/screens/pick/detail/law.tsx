import { formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { FigureTable } from '#ui/figure-table.tsx';
import type { OpenCard } from '../cards.server.ts';
import { Disclosure } from '../disclosure.tsx';
import { Chances, Distribution } from '../pick-reasons.tsx';

/** The law that the bet is read off: each margin or total with what becomes of the bet, the chances, and the likeliest scores. */
export function Law({ pick }: { pick: OpenCard }) {
  const { t } = useLanguage<'ongoing' | 'pick'>();
  const { forecast } = pick;
  if (forecast === null) return null;
  const { scores } = forecast;
  const bars = forecast.bars.map(([value, p, outcome]) => ({ value, p, outcome }));
  return (
    <section className="grid content-start gap-3">
      <h4 className="text-14 font-strong text-main">{t('pick.detail.goalDifference')}</h4>
      <Distribution event={pick.event} betType={pick.bet_type} bars={bars} />
      <Chances event={pick.event} forecast={forecast} />
      {scores.length === 0 ? null : (
        <ul
          className="flex flex-wrap gap-x-3 gap-y-1 text-12 text-ink-3"
          aria-label={t('ongoing.forecast.scores')}
        >
          {scores.map(({ home, away, p }) => (
            <li key={`${home}-${away}`}>
              <span className="font-strong text-main">
                {home}–{away}
              </span>{' '}
              {formatPercent(p)}
            </li>
          ))}
        </ul>
      )}
      {bars.length === 0 ? null : (
        <Disclosure title={t('pick.detail.table')}>
          <FigureTable
            label={t(`pick.${pick.bet_type === 'over_under' ? 'total' : 'margin'}`, {
              home: pick.event.home.name,
            })}
            head={[t('pick.detail.value'), t('pick.detail.chance')]}
            rows={bars.map(({ value, p }) => [formatNumber(value), formatPercent(p)])}
          />
        </Disclosure>
      )}
    </section>
  );
}
