import type { Translate } from '#i18n/t.ts';

const tones = {
  simulated: 'bg-sunken text-ink-2',
  mixed: 'text-ink-2 shadow-[inset_0_0_0_1px_var(--line)]',
} as const;

interface OriginChipProps {
  origin: 'real' | 'mixed' | 'simulated';
  /** Handed down, because a list has one of these in every row. */
  t: Translate<'sport'>;
}

/** Says of a game, a pick or a league that our simulator had a part in it. Nothing stands where all of it is real. */
export function OriginChip({ origin, t }: OriginChipProps) {
  if (origin === 'real') return null;
  return (
    <span
      data-origin={origin}
      className={`inline-flex rounded-4 px-1.5 py-1 text-12 leading-none font-medium whitespace-nowrap ${tones[origin]}`}
    >
      {t(`sport.origins.${origin}`)}
    </span>
  );
}
