import type { ReactNode } from 'react';
import type { Translate } from '#i18n/t.ts';

type Simulated = 'mixed' | 'simulated';

/** Filled for what is simulated, a ring for what is so in part: the form says it, not the colour. */
const marks = {
  simulated: 'bg-ink-3',
  mixed: 'shadow-[inset_0_0_0_1.5px_var(--ink-3)]',
} as const satisfies Record<Simulated, string>;

interface OriginChipProps {
  origin: 'real' | Simulated;
  /** Handed down, because a list has one of these in every row. */
  t: Translate<'sport'>;
}

/**
 * Says of a game, a pick or a league that our simulator had a part in it, by a dot whose meaning stands in the bar at the top of the
 * page; screen readers hear the word. Nothing stands where all of it is real.
 */
export function OriginChip({ origin, t }: OriginChipProps) {
  if (origin === 'real') return null;
  const text = t(`sport.origins.${origin}`);
  return (
    <span data-origin={origin} title={text} className="inline-grid size-4 shrink-0 place-items-center">
      <span aria-hidden="true" className={`size-2 rounded-full ${marks[origin]}`} />
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** The dot with its meaning beside it. */
export function OriginMark({ origin, children }: { origin: Simulated; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-2 rounded-full ${marks[origin]}`} />
      {children}
    </span>
  );
}
