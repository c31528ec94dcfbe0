import { classNames } from './class-names.ts';

export interface Outcome {
  key: 'home' | 'draw' | 'away';
  label: string;
  /** Between 0 and 1; the shares of a bar add up to 1. */
  share: number;
  /** The share, formatted. */
  text: string;
  /** The outcome that is picked. */
  picked?: boolean;
}

/** Grey is the context; the ink of data belongs to what is picked. */
const fills = { home: 'fill-ink-3/75', draw: 'fill-ink-3/35', away: 'fill-ink-3/75' } as const;
const places = { home: 'text-left', draw: 'text-center', away: 'text-right' } as const;

/** Two or three outcomes of one match as parts of one bar, home first. */
export function OutcomeBar({ label, outcomes }: { label: string; outcomes: readonly Outcome[] }) {
  const description = outcomes.map((outcome) => `${outcome.label} ${outcome.text}`).join(', ');
  return (
    <div className="grid gap-1.5">
      <svg
        width="100%"
        height="8"
        role="img"
        aria-label={`${label}: ${description}`}
        className="block rounded-4"
      >
        {outcomes.map(({ key, share, picked }, index) => {
          const before = outcomes.slice(0, index).reduce((sum, outcome) => sum + outcome.share, 0);
          return (
            <rect
              key={key}
              x={`${(before * 100).toFixed(2)}%`}
              width={`${Math.max(0, share * 100 - (index < outcomes.length - 1 ? 0.6 : 0)).toFixed(2)}%`}
              height="8"
              className={picked ? 'fill-data' : fills[key]}
            />
          );
        })}
      </svg>
      <div
        aria-hidden="true"
        className={`grid text-12 ${outcomes.length === 2 ? 'grid-cols-2' : 'grid-cols-3'}`}
      >
        {outcomes.map(({ key, label: name, text, picked }) => (
          <span
            key={key}
            className={classNames(places[key], picked ? 'font-strong text-main' : 'text-ink-2')}
          >
            {name} {text}
          </span>
        ))}
      </div>
    </div>
  );
}
