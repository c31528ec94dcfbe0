import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'brand' | 'win' | 'lose' | 'draw' | 'live' | 'warn';

const tones = {
  neutral: 'bg-sunken text-ink-2',
  brand: 'bg-primary-100 text-main',
  win: 'bg-win-soft text-win',
  lose: 'bg-lose-soft text-lose',
  draw: 'bg-draw-soft text-draw',
  live: 'bg-live-soft text-live',
  warn: 'bg-warn-soft text-warn',
} as const satisfies Record<BadgeTone, string>;

/** One or two words of state. The words carry the meaning, the colour only repeats it. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1.5 rounded-4 px-2 text-12 font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
