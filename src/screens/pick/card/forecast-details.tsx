import { formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { outcomeBars } from '../bar-outcome.ts';
import type { OpenCard } from '../cards.server.ts';
import { Disclosure } from '../disclosure.tsx';
import { Chances, Distribution } from '../pick-reasons.tsx';

const MIN_SHARE = 0.003;
const SCORES = 6;

/** Behind a switch: the chances with the range among the model's parts, the likeliest scores, and the distribution. */
export function ForecastDetails({ pick }: { pick: OpenCard }) {
  const { t } = useLanguage<'ongoing' | 'pick'>();
  const { forecast } = pick;
  if (forecast === null) return null;
  const { score_distribution: distribution, tier, version } = forecast;
  const bars = outcomeBars(pick, distribution).filter(({ p }) => p >= MIN_SHARE);
  return (
    <Disclosure title={t('pick.more')}>
      <div className="grid gap-4 pt-2">
        <Chances event={pick.event} forecast={forecast} />
        {distribution.scores.length === 0 ? null : (
          <ul className="flex flex-wrap gap-1.5" aria-label={t('ongoing.forecast.scores')}>
            {distribution.scores.slice(0, SCORES).map(({ home, away, p }) => (
              <li key={`${home}-${away}`} className="rounded-4 bg-sunken px-2 py-1 text-12 text-ink-2">
                <span className="font-medium text-main">
                  {home}–{away}
                </span>{' '}
                {formatPercent(p)}
              </li>
            ))}
          </ul>
        )}
        <Distribution event={pick.event} betType={pick.bet_type} bars={bars} />
        <p className="text-12 text-ink-3">{t('ongoing.forecast.version', { tier, version })}</p>
      </div>
    </Disclosure>
  );
}
