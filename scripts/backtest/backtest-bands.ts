import type { Measured } from './backtest-measured.ts';

/** How many closing probabilities were asked, and the share of them that lay within the forecast's band. */
type BandCoverage = { readonly asked: number; readonly share: number };

/** Every result of every game that has a band and a closing price. In a sport without draws one side stands for both. */
function bandCoverage(games: readonly Measured[]): BandCoverage {
  const hits = games.flatMap(({ spread, rivals: { close } }) => {
    if (spread === null || close === null) return [];
    const asked = [
      [spread.home, close.home],
      [spread.draw, close.draw],
      [close.draw === null ? null : spread.away, close.away],
    ] as const;
    return asked.flatMap(([band, p]) => (band === null || p === null ? [] : [p >= band[0] && p <= band[1]]));
  });
  return { asked: hits.length, share: hits.filter(Boolean).length / hits.length };
}

/** The share as the tables print it. */
export function bandCell(games: readonly Measured[]): string {
  const { asked, share } = bandCoverage(games);
  return asked === 0 ? '–' : `${(100 * share).toFixed(1)} %`;
}
