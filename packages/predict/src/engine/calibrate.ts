import { addLine, decayLines, type LineSums, type LineTrust, trustOf } from '../calibration/line-trust.ts';
import { decayRecalibration, learnResult, recalibrated } from '../calibration/recalibration.ts';
import type { Distribution } from '../distribution/distribution.ts';
import { lineProbability } from '../distribution/market-line.ts';
import { scoreLaw } from '../distribution/read-market.ts';
import type { ScoreLaw } from '../distribution/score-law.ts';
import { standardise } from '../learners/scaler.ts';
import { logit } from '../numeric/logit.ts';
import type { FairLine, MarketView } from '../prices/market-view.ts';
import { type Base, blend } from '../stack/base.ts';
import { type PlayedGame, TIERS, type Tier } from '../surface/game.ts';
import { learnBand } from './closing-band.ts';
import { correctedBase, unpricedBase } from './correct.ts';
import type { EngineState } from './engine-state.ts';
import { closedLaw, decayMoves, type Lines, learnMoves, usualLines } from './line-moves.ts';
import type { SportModule } from './sport-module.ts';
import type { PendingRow } from './teach.ts';

/**
 * Sets what every tier would have said of a game beside what came: the winner's log-odds beside the result, the laws of margin and
 * total beside the closing price at its line. Called before the game changes anything else.
 */
export function learnCalibration<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  game: PlayedGame,
  row: PendingRow,
  prices: { readonly opening: MarketView<'open'>; readonly closing: MarketView<'close'> },
  teacher: Base | null,
): void {
  const { opening, closing } = prices;
  if (!state.weights) return;
  const z = new Float64Array(row.values.length);
  standardise(state.scaler, row.values, z);
  const usual = usualLines(module.distribution(unpricedBase(module, state, row)), opening);
  const close = teacher && { law: closedLaw(module.distribution(teacher), closing), lines: closing };
  const bases = { A: row.results, B: row.market, C: row.opening, D: teacher };
  for (const tier of TIERS) {
    const base = bases[tier];
    if (!base) continue;
    const corrected = tier === 'D' ? base : correctedBase(module, state, tier, base, row.values, z);
    const said = calibratedBase(module, state, tier, corrected);
    if (teacher) learnBand(module, state, game, tier, said, teacher);
    if (closing.handicap || closing.total) {
      const distribution = module.distribution(said);
      const law = scoreLaw(distribution);
      const { handicap, total } = state.calibration[tier];
      learnLine(handicap, law, 'run_line', closing.handicap);
      learnLine(total, law, 'over_under', closing.total);
      if (close) learnMoves(state.calibration[tier], law, usual, close);
    }
    const gap = game.homeScore - game.awayScore;
    if (module.recalibrated[tier] && (gap !== 0 || base.logits.length > 1)) {
      const result = gap > 0 ? 'home' : gap < 0 ? 'away' : 'draw';
      learnResult(state.calibration[tier].winner, corrected.logits, result);
    }
  }
}

/** Quarter lines are left out: their price mixes two bets. A line without a price is taken as even. */
function learnLine(
  sums: LineSums,
  law: ScoreLaw,
  betType: 'run_line' | 'over_under',
  line: FairLine | null,
): void {
  if (!line || !Number.isInteger(line.line * 2)) return;
  const market = Number.isNaN(line.first) ? 0 : logit(line.first);
  addLine(sums, logit(lineProbability(law, betType, line.line)), market);
}

/** When a season begins, what older ones taught counts less. */
export function decayCalibration<League>(state: EngineState<League>, factor: number): void {
  for (const learned of TIERS.map((tier) => state.calibration[tier])) {
    decayRecalibration(learned.winner, factor);
    for (const sums of [learned.handicap, learned.total]) decayLines(sums, factor);
    decayMoves(learned);
  }
}

/** The winner's log-odds after the last correction; the total stays. */
function calibratedBase<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  tier: Tier,
  base: Base,
): Base {
  if (!module.recalibrated[tier]) return base;
  return { logits: recalibrated(state.calibration[tier].winner, base.logits), total: base.total };
}

/**
 * The same at a price that stands part of the way from the opening to the start: tier C's correction was learned at the opening
 * and D's at the close, so the nearer one counts more.
 */
export function calibratedAt<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  options: { readonly tier: Tier; readonly ahead: number; readonly base: Base },
): Base {
  const { tier, ahead, base } = options;
  const own = calibratedBase(module, state, tier, base);
  if (tier !== 'C' || ahead === 1) return own;
  return blend([
    [ahead, own],
    [1 - ahead, calibratedBase(module, state, 'D', base)],
  ]);
}

/**
 * Hands a distribution what its tier is worth at market lines; without games that taught, it stays as it is. What was learned of
 * prices that moved after the opening is worth the share of the way that lies still ahead, and nothing at a line that is not usual.
 */
export function withTrust<League>(
  state: EngineState<League>,
  tier: Tier,
  distribution: Distribution,
  at: { readonly ahead: number; readonly lines: Lines | null },
): Distribution {
  const learned = state.calibration[tier];
  const handicap = trustOf(learned.handicap);
  const total = trustOf(learned.total);
  if (!handicap && !total) return distribution;
  const { ahead, lines } = at;
  const pricedHandicap = lines && !lines.handicap ? null : shareOf(trustOf(learned.pricedHandicap, 0), ahead);
  const pricedTotal = lines && !lines.total ? null : shareOf(trustOf(learned.pricedTotal, 0), ahead);
  return { ...distribution, marketLine: { handicap, total, pricedHandicap, pricedTotal } };
}

function shareOf(trust: LineTrust | null, share: number): LineTrust | null {
  return trust && { intercept: share * trust.intercept, slope: share * trust.slope };
}
