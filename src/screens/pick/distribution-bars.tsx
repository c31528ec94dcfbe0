import { formatNumber, formatPercent } from '#i18n/format.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { inList } from '#i18n/punctuation.ts';
import type { OutcomeBar } from './bar-outcome.ts';

interface DistributionBarsProps {
  /** What the values are: a margin or a total. */
  label: string;
  bars: readonly OutcomeBar[];
  labels: Readonly<Record<OutcomeBar['outcome'], string>>;
}

const HEIGHT = 72;
/** Points of basketball are too many to name each: the first of these steps that leaves few enough names. */
const STEPS = [1, 2, 5, 10, 20, 50] as const;
const MAX_NAMES = 9;
const fills = { win: 'fill-data', push: 'fill-ink-3/60', lose: 'fill-track' } as const;
const keys = ['win', 'push', 'lose'] as const;

/** Every margin or total with its chance; those on which the bet wins are drawn in the ink of data. */
export function DistributionBars({ label, bars, labels }: DistributionBarsProps) {
  const { locale } = useLanguage<'sport'>();
  const highest = Math.max(...bars.map(({ p }) => p));
  const step = STEPS.find((one) => bars.length / one <= MAX_NAMES) ?? 100;
  const shareOf = (outcome: OutcomeBar['outcome']) =>
    bars.reduce((sum, bar) => (bar.outcome === outcome ? sum + bar.p : sum), 0);
  const shown = keys.filter((outcome) => shareOf(outcome) > 0);
  const spoken = inList(
    locale,
    shown.map((outcome) => `${labels[outcome]} ${formatPercent(shareOf(outcome))}`),
  );
  return (
    <figure className="m-0 grid gap-1.5">
      <figcaption className="flex flex-wrap justify-between gap-x-3 gap-y-1 text-12 text-ink-3">
        <span>{label}</span>
        <span className="flex gap-3">
          {shown.map((outcome) => (
            <span key={outcome} className="inline-flex items-center gap-1">
              <svg width="8" height="8" aria-hidden="true">
                <rect width="8" height="8" rx="2" className={fills[outcome]} />
              </svg>
              {labels[outcome]}
            </span>
          ))}
        </span>
      </figcaption>
      <svg
        width="100%"
        height={HEIGHT + 18}
        role="img"
        aria-label={joinLabel(label, spoken, locale)}
        className="block"
      >
        {bars.map(({ value, p, outcome }, index) => {
          const height = Math.max(1, (p / highest) * HEIGHT);
          return (
            <g key={value}>
              <rect
                x={`${((index + 0.08) / bars.length) * 100}%`}
                width={`${84 / bars.length}%`}
                y={HEIGHT - height}
                height={height}
                rx={bars.length > 30 ? 0 : 2}
                className={fills[outcome]}
              />
              {value % step === 0 && isInside(index, bars.length, step) ? (
                <text
                  x={`${((index + 0.5) / bars.length) * 100}%`}
                  y={HEIGHT + 14}
                  textAnchor="middle"
                  className="fill-ink-3 text-12"
                >
                  {formatNumber(value)}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

/** A name of two digits at the very edge would be cut off. */
function isInside(index: number, count: number, step: number): boolean {
  return step < 5 || (index > 1 && index < count - 2);
}
