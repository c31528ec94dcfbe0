import type { ShownGame } from '../game/shown-game.ts';

/** The periods of a game that is not extended. */
export const REGULAR = { soccer: 2, basketball: 4, baseball: 9 } as const;

/**
 * The heads of a score by period: halves and innings by their number, quarters with their letter, and what was added to
 * the regular time: `ET` in soccer, `OT1`, `OT2` in basketball. Extra innings go on counting.
 */
export function partLabels(sport: ShownGame['sport'], parts: number): string[] {
  return Array.from({ length: parts }, (_, index) => {
    const number = index + 1;
    const extra = number - REGULAR[sport];
    if (sport === 'basketball') return extra > 0 ? `OT${extra}` : `Q${number}`;
    return sport === 'soccer' && extra > 0 ? `ET${extra > 1 ? extra : ''}` : String(number);
  });
}
