export {
  type Advice,
  adviseSide,
  confidence,
  expectedValue,
  kellyUnits,
  minimumOdds,
  STAKE_UNITS,
} from './advice/advise-side.ts';
export { type GameBet, isSameBet, type StakedBet, stakeJointly } from './advice/stake-jointly.ts';
export type { JsonValue } from './artefact/codec.ts';
export { type LeagueModel, type Model, type SharedModel, UnreadableModelError } from './artefact/model.ts';
export { type Contest, decidePromotion, type Promotion } from './artefact/promote.ts';
export { asEachMarketSays } from './basketball/as-each-market-says.ts';
export type { LineTrust } from './calibration/line-trust.ts';
export type { Verdict as ModelVerdict } from './custom/choose-side.ts';
export { type Deflated, deflate, deflateReturn, expectedBest } from './custom/deflate.ts';
export { createFeatureWriter, type FeatureRow, type FeatureWriter } from './custom/feature-writer.ts';
export { modelColumns, modelGroups } from './custom/model-columns.ts';
export {
  LEAD_MS as MODEL_LEAD_MS,
  MODEL_STRATEGIES,
  type ModelConfig,
  type ModelGame,
  type ModelResult,
  type ModelStrategy,
  type Offer as ModelOffer,
  SEASON_GAMES as MODEL_SEASON_GAMES,
} from './custom/model-game.ts';
export { createModelRunner, type ModelRunner } from './custom/model-runner.ts';
export { newProgress, type ReplayProgress, stepsUntil } from './custom/point-in-time.ts';
export { baseballGrid } from './distribution/baseball-grid.ts';
export type {
  BaseballDistribution,
  BasketballDistribution,
  Distribution,
  MarketLine,
  SoccerDistribution,
} from './distribution/distribution.ts';
export {
  lawAtMarket,
  type MarketAnchors,
  marketLineProbability,
  readMarketLine,
} from './distribution/market-line.ts';
export {
  fairOdds,
  isQuarterLine,
  type MarketReading,
  readLaw,
  readMarket,
  readSide,
  type Side,
  type SideReading,
  scoreLaw,
} from './distribution/read-market.ts';
export type { IntegerLaw, ScoreGrid, ScoreLaw } from './distribution/score-law.ts';
export { soccerGrid } from './distribution/soccer-grid.ts';
export { featureColumns } from './engine/open-engine.ts';
export type { Lesson } from './engine/teach.ts';
export { FEATURE_GROUPS, type FeatureColumn, type FeatureGroup } from './features/registry.ts';
export { fit } from './fit.ts';
export { createElo, ELO_OPTIONS, type Elo, eloRating, openEloSeason, updateElo } from './models/elo.ts';
export { normalCdf } from './numeric/normal.ts';
export { seededRandom } from './numeric/seeded-random.ts';
export { predict } from './predict.ts';
export { consensusLine } from './prices/consensus-line.ts';
export { DEVIG_METHODS, type DevigMethod, devig, overround } from './prices/devig.ts';
export { namesOtherFavourite } from './prices/favourite.ts';
export { isFarAboveOthers, isSoundBook } from './prices/sound-price.ts';
export { type Ablation, type ColumnChoice, createAblation } from './score/ablation.ts';
export { type BootstrapOptions, bootstrapInterval } from './score/bootstrap.ts';
export { calibrationFloor } from './score/calibration-floor.ts';
export {
  binaryEvents,
  calibrationSlope,
  closingLineInterval,
  closingLineValue,
  informationShare,
  lineMoveExplained,
  type PairedDifference,
  type PlacedBet,
  pairedDifference,
  type ReliabilityBin,
  reliabilityBins,
  returnOnInvestment,
} from './score/evaluate.ts';
export { logLoss, type Result, type Score, type ScoredPair, score } from './score/score.ts';
export * from './surface/forecast.ts';
export * from './surface/game.ts';
export {
  createWalkForward,
  restoreWalkForward,
  type WalkForward,
  type WalkForwardOptions,
} from './walk-forward/walk-forward.ts';
