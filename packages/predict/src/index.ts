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
export { fit } from './fit.ts';
export { predict } from './predict.ts';
export { type Result, type Score, type ScoredPair, score } from './score/score.ts';
export * from './surface/forecast.ts';
export * from './surface/game.ts';
export {
  createWalkForward,
  restoreWalkForward,
  type WalkForward,
  type WalkForwardOptions,
} from './walk-forward/walk-forward.ts';
