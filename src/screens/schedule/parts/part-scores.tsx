import type { Game } from '#api/sport/game.contract.ts';
import { REGULAR } from '../part-labels.ts';

/**
 * The score by half, quarter or inning in the row itself, where there is room for it. Screen readers find the same figures
 * with their heads in the opened row. Places are kept for the periods to come, so that columns line up.
 */
export function PartScores({ game }: { game: Game }) {
  const parts = game.score?.parts ?? [];
  const columns = Math.max(parts.length, REGULAR[game.sport]);
  return (
    <span aria-hidden="true" className="flex text-12 text-ink-3 max-lg:hidden">
      {Array.from({ length: columns }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a period is its place in the list.
        <span key={index} className="grid min-w-6 text-right leading-6">
          <span>{parts[index]?.[0]}</span>
          <span>{parts[index]?.[1]}</span>
        </span>
      ))}
    </span>
  );
}
