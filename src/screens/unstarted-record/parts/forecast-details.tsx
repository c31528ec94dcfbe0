import { formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import type { OpenCard } from '../data.server.ts';

const MOST_BARS = 25;
const LEAST_SHARE = 0.003;
const SCORES = 6;

/** Behind a switch: the chances with the range among the model's parts, the likeliest scores, and the distribution. */
export function ForecastDetails({ pick }: { pick: OpenCard }) {
  const { t } = useLanguage<'ongoing' | 'sport'>();
  const { forecast } = pick;
  if (forecast === null) return null;
  const { probabilities, spread, expected, score_distribution: scores, tier, version } = forecast;
  const rows = [
    { key: 'home', name: pick.event.home.name, share: probabilities.home, band: spread?.home ?? null },
    { key: 'draw', name: t('sport.sides.draw'), share: probabilities.draw, band: spread?.draw ?? null },
    { key: 'away', name: pick.event.away.name, share: probabilities.away, band: spread?.away ?? null },
  ];
  return (
    <details className="text-14">
      <summary className="inline-flex min-h-8 items-center font-medium text-ink-2 hover:text-ink">
        {t('ongoing.forecast.open')}
      </summary>
      <div className="grid gap-4 pt-2">
        <dl className="grid grid-cols-[1fr_auto_auto] items-baseline gap-x-3 gap-y-0.5">
          {rows.map(({ key, name, share, band }) =>
            share === null ? null : (
              <div key={key} className="contents">
                <dt className="truncate text-ink-2">{name}</dt>
                <dd className="text-right font-medium text-main">{formatPercent(share)}</dd>
                <dd className="text-right text-12 text-ink-3">
                  {band === null ? '' : `${formatNumber(band[0] * 100, 1)}–${formatPercent(band[1])}`}
                </dd>
              </div>
            ),
          )}
        </dl>
        <p className="text-12 text-ink-3">
          {t('ongoing.forecast.expected', {
            ...{ home: formatNumber(expected.home, 1), away: formatNumber(expected.away, 1), tier, version },
          })}
        </p>
        {scores.scores.length === 0 ? null : (
          <ul className="flex flex-wrap gap-1.5" aria-label={t('ongoing.forecast.scores')}>
            {scores.scores.slice(0, SCORES).map(({ home, away, p }) => (
              <li key={`${home}-${away}`} className="rounded-4 bg-sunken px-2 py-1 text-12 text-ink-2">
                <span className="font-medium text-main">
                  {home}–{away}
                </span>{' '}
                {formatPercent(p)}
              </li>
            ))}
          </ul>
        )}
        <Distribution pick={pick} />
      </div>
    </details>
  );
}

/** The margin, or the total for over/under; on which values the bet wins is said by the accent. */
function Distribution({ pick }: { pick: OpenCard }) {
  const { t } = useLanguage<'ongoing'>();
  const isTotal = pick.bet_type === 'over_under';
  const all = pick.forecast?.score_distribution[isTotal ? 'total' : 'margin'] ?? [];
  const likely = all.filter(({ p }) => p >= LEAST_SHARE);
  const every = Math.max(1, Math.ceil(likely.length / MOST_BARS));
  if (likely.length === 0) return null;
  const label = t(isTotal ? 'ongoing.forecast.total' : 'ongoing.forecast.margin', {
    home: pick.event.home.name,
  });
  return (
    <BarChart
      label={label}
      formatY={(value) => formatPercent(value, 0)}
      labelEvery={Math.max(every, Math.ceil(likely.length / 9))}
      groups={likely.map(({ value, p }) => ({
        key: String(value),
        label: formatNumber(value),
        bars: [
          {
            ...{ key: 'p', label, value: p, text: formatPercent(p) },
            tone: winsAt(pick, value) ? 'subject' : 'faint',
          },
        ],
      }))}
    />
  );
}

/** Whether the bet wins at this margin (home minus away) or total. */
function winsAt({ bet_type, side, line }: OpenCard, value: number): boolean {
  if (bet_type === 'over_under') return side === 'over' ? value > (line ?? 0) : value < (line ?? 0);
  const margin = value + (bet_type === 'run_line' ? (line ?? 0) : 0);
  if (side === 'draw') return margin === 0;
  return side === 'home' ? margin > 0 : margin < 0;
}
