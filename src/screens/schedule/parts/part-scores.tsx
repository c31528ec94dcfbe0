import { REGULAR } from '../part-labels.ts';
import type { ShownGame } from '../shown-game.ts';

/** A space as wide as a figure, so that plain text lines up in columns. */
const FIGURE_SPACE = '\u2007';
const COLUMN = 4;

/**
 * The score by half, quarter or inning in the row itself, where there is room for it. Screen readers find the same figures
 * with their heads in the opened row. Places are kept for the periods to come, so that columns line up.
 */
export function PartScores({ game }: { game: ShownGame }) {
  const parts = game.score?.parts ?? [];
  const columns = Math.max(parts.length, REGULAR[game.sport]);
  const lineOf = (side: 0 | 1) =>
    Array.from({ length: columns }, (_, index) =>
      String(parts[index]?.[side] ?? '').padStart(COLUMN, FIGURE_SPACE),
    ).join('');
  return (
    <span aria-hidden="true" className="grid text-12 leading-6 whitespace-pre text-ink-3 max-lg:hidden">
      <span>{lineOf(0)}</span>
      <span>{lineOf(1)}</span>
    </span>
  );
}
