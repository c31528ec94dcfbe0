export {
  type Advice,
  adviseSide,
  confidence,
  expectedValue,
  kellyUnits,
  minimumOdds,
} from './advice/advise-side.ts';
export type { JsonValue } from './artefact/codec.ts';
export type { Model } from './artefact/model.ts';
export { type Contest, decidePromotion, type Promotion } from './artefact/promote.ts';
export type {
  BaseballDistribution,
  BasketballDistribution,
  Distribution,
  SoccerDistribution,
} from './distribution/distribution.ts';
export {
  fairOdds,
  isQuarterLine,
  type MarketReading,
  readMarket,
  readSide,
  type Side,
  type SideReading,
} from './distribution/read-market.ts';
export { featureColumns } from './engine/open-engine.ts';
export { FEATURE_GROUPS, type FeatureColumn, type FeatureGroup } from './features/registry.ts';
export { fit } from './fit.ts';
export { createElo, ELO_OPTIONS, type Elo, eloRating, openEloSeason, updateElo } from './models/elo.ts';
export { normalCdf } from './numeric/normal.ts';
export { predict } from './predict.ts';
export { DEVIG_METHODS, type DevigMethod, devig, overround } from './prices/devig.ts';
export {
  binaryEvents,
  calibrationSlope,
  closingLineValue,
  informationShare,
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
