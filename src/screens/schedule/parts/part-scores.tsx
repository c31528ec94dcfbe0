import type { Game } from '#api/sport/game.contract.ts';

/**
 * The score by half, quarter or inning in the row itself, where there is room for it. Screen readers find the same figures
 * with their heads in the opened row.
 */
export function PartScores({ game }: { game: Game }) {
  const parts = game.score?.parts ?? [];
  return (
    <span aria-hidden="true" className="flex text-12 text-ink-3 max-lg:hidden">
      {parts.map(([home, away], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a period is its place in the list.
        <span key={index} className="grid min-w-6 text-right leading-6">
          <span>{home}</span>
          <span>{away}</span>
        </span>
      ))}
    </span>
  );
}
