import type { ShownGame } from '../../game/shown-game.ts';
import { REGULAR } from '../part-labels.ts';

/** A space as wide as a figure, so that plain text lines up in columns. */
const FIGURE_SPACE = '\u2007';
const COLUMN = 4;
/** Both scores of a half stand beside each other; a quarter or an inning has its two above each other. */
const PAIR = 6;
/** Whatever was played beyond the regular time stands in one column; the opened row has each part of it. */
const EXTRA = { soccer: 'ET', basketball: 'OT', baseball: '10+' } as const;

type Part = readonly [number, number];
const partsOf = ({ score }: ShownGame): readonly Part[] => score?.parts ?? [];

/**
 * How many columns the scores by period of a league's games take, the same in each of its rows: none where no game has such a score, so that
 * the names of the teams have that room, and one more where a game went beyond the regular time.
 */
export function partColumns(games: readonly ShownGame[]): number {
  const longest = Math.max(0, ...games.map((game) => partsOf(game).length));
  const regular = Math.max(0, ...games.map(({ sport }) => REGULAR[sport]));
  return longest === 0 ? 0 : Math.min(Math.max(longest, regular), regular + 1);
}

/** The score of each regular period, and the sum of what came after them. */
export function shownParts(game: ShownGame): readonly Part[] {
  const regular = REGULAR[game.sport];
  const parts = partsOf(game);
  const extra = parts.slice(regular);
  if (extra.length === 0) return parts;
  const sum = (side: 0 | 1) => extra.reduce((total, part) => total + part[side], 0);
  return [...parts.slice(0, regular), [sum(0), sum(1)]];
}

interface PartHeadsProps {
  sport: ShownGame['sport'];
  columns: number;
}

/** The numbers of the parts above them, as wide as the scores below. */
export function PartHeads({ sport, columns }: PartHeadsProps) {
  const numbers = Array.from({ length: columns }, (_, index) =>
    (index < REGULAR[sport] ? String(index + 1) : EXTRA[sport]).padStart(
      sport === 'soccer' ? PAIR : COLUMN,
      FIGURE_SPACE,
    ),
  );
  return (
    <span aria-hidden="true" className="whitespace-pre max-xl:hidden">
      {numbers.join('')}
    </span>
  );
}

/**
 * The score by half, quarter or inning in the row itself, where there is room for it. Screen readers find the same figures
 * with their heads in the opened row. Places are kept for the periods to come, so that columns line up.
 */
export function PartScores({ game, columns }: { game: ShownGame; columns: number }) {
  if (columns === 0) return <span className="max-xl:hidden" />;
  const parts = shownParts(game);
  if (game.sport === 'soccer') {
    const halves = Array.from({ length: columns }, (_, index) =>
      (parts[index]?.join('–') ?? '').padStart(PAIR, FIGURE_SPACE),
    );
    return (
      <span aria-hidden="true" className="text-12 whitespace-pre text-ink-3 max-xl:hidden">
        {halves.join('')}
      </span>
    );
  }
  const lineOf = (side: 0 | 1) =>
    Array.from({ length: columns }, (_, index) =>
      String(parts[index]?.[side] ?? '').padStart(COLUMN, FIGURE_SPACE),
    ).join('');
  return (
    <span aria-hidden="true" className="grid text-12 leading-5 whitespace-pre text-ink-3 max-xl:hidden">
      <span>{lineOf(0)}</span>
      <span>{lineOf(1)}</span>
    </span>
  );
}
