import { REGULAR } from '../part-labels.ts';
import type { ShownGame } from '../shown-game.ts';

/** A space as wide as a figure, so that plain text lines up in columns. */
const FIGURE_SPACE = '\u2007';
const COLUMN = 4;
/** Both scores of a half stand beside each other; a quarter or an inning has its two above each other. */
const PAIR = 6;

/** The numbers of the parts above them, as wide as the scores below. */
export function PartHeads({ sport }: { sport: ShownGame['sport'] }) {
  const numbers = Array.from({ length: REGULAR[sport] }, (_, index) =>
    String(index + 1).padStart(sport === 'soccer' ? PAIR : COLUMN, FIGURE_SPACE),
  );
  return (
    <span aria-hidden="true" className="whitespace-pre max-lg:hidden">
      {numbers.join('')}
    </span>
  );
}

/**
 * The score by half, quarter or inning in the row itself, where there is room for it. Screen readers find the same figures
 * with their heads in the opened row. Places are kept for the periods to come, so that columns line up.
 */
export function PartScores({ game }: { game: ShownGame }) {
  const parts = game.score?.parts ?? [];
  const columns = Math.max(parts.length, REGULAR[game.sport]);
  if (game.sport === 'soccer') {
    const halves = Array.from({ length: columns }, (_, index) =>
      (parts[index]?.join('–') ?? '').padStart(PAIR, FIGURE_SPACE),
    );
    return (
      <span aria-hidden="true" className="text-12 whitespace-pre text-ink-3 max-lg:hidden">
        {halves.join('')}
      </span>
    );
  }
  const lineOf = (side: 0 | 1) =>
    Array.from({ length: columns }, (_, index) =>
      String(parts[index]?.[side] ?? '').padStart(COLUMN, FIGURE_SPACE),
    ).join('');
  return (
    <span aria-hidden="true" className="grid text-12 leading-5 whitespace-pre text-ink-3 max-lg:hidden">
      <span>{lineOf(0)}</span>
      <span>{lineOf(1)}</span>
    </span>
  );
}
