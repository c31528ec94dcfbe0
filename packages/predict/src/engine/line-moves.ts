import { addLine, decayLines, type LineSums } from '../calibration/line-trust.ts';
import type { Distribution } from '../distribution/distribution.ts';
import { isWinnersLine, lawAtMarket, lineProbability } from '../distribution/market-line.ts';
import { scoreLaw } from '../distribution/read-market.ts';
import type { ScoreLaw } from '../distribution/score-law.ts';
import { logit } from '../numeric/logit.ts';
import type { FairLine } from '../prices/market-view.ts';

/** The lines of a game as its prices have them. */
export type Lines = { readonly handicap: FairLine | null; readonly total: FairLine | null };

/** How far closing prices moved from opening ones, on how far a tier's law stood from these. */
type MoveSums = { readonly pricedHandicap: LineSums; readonly pricedTotal: LineSums };

/**
 * A price that stands farther than this (log-odds at its line) from what is expected without it knows something of the game that
 * no column holds: fewer innings, the wind, another starter. What was learned of usual prices says nothing about it.
 */
const MAX_SURPRISE = 0.5;

/** When a season begins, older moves count this much: bookmakers mend what their opening prices miss. */
const SEASON_SHARE = 0.6;

/** A line with a price; null where there is none. */
function pricedLine(line: FairLine | null): FairLine | null {
  return line && !Number.isNaN(line.first) && Number.isInteger(line.line * 4) ? line : null;
}

/** Which lines stand where they were expected without a price, so that what was learned of moves may be put on them. */
export function usualLines(expected: Distribution, { handicap, total }: Lines): Lines {
  const usual = (line: FairLine | null, betType: 'run_line' | 'over_under') => {
    const priced = pricedLine(line);
    const surprise = priced ? Math.abs(differenceAt(scoreLaw(expected), betType, priced)) : 0;
    return surprise > MAX_SURPRISE ? null : priced;
  };
  return { handicap: usual(handicap, 'run_line'), total: usual(total, 'over_under') };
}

/** What the closing prices say of every line: their law of the game, moved to their lines. */
export function closedLaw(closed: Distribution, { handicap, total }: Lines): ScoreLaw {
  return lawAtMarket(closed, { handicap: pricedLine(handicap), total: pricedLine(total) });
}

/**
 * Learns how far the closing prices moved from the opening ones, on how far our own law stood from these: both at the opening line,
 * which is where a bet is made. At the closing line a market that moved much would teach most, and only by having moved. Handicaps
 * that ask who wins are left out: the law keeps its winner there.
 */
export function learnMoves(
  sums: MoveSums,
  own: ScoreLaw,
  opening: Lines,
  close: { readonly law: ScoreLaw; readonly lines: Lines },
): void {
  const { handicap, total } = opening;
  if (handicap && !isWinnersLine(handicap.line) && pricedLine(close.lines.handicap)) {
    addLine(
      sums.pricedHandicap,
      differenceAt(own, 'run_line', handicap),
      differenceAt(close.law, 'run_line', handicap),
    );
  }
  if (total && pricedLine(close.lines.total)) {
    addLine(
      sums.pricedTotal,
      differenceAt(own, 'over_under', total),
      differenceAt(close.law, 'over_under', total),
    );
  }
}

export function decayMoves({ pricedHandicap, pricedTotal }: MoveSums): void {
  for (const sums of [pricedHandicap, pricedTotal]) decayLines(sums, SEASON_SHARE);
}

/** Log-odds of a law at a line minus those of the price there. */
function differenceAt(law: ScoreLaw, betType: 'run_line' | 'over_under', { line, first }: FairLine): number {
  return logit(lineProbability(law, betType, line)) - logit(first);
}
