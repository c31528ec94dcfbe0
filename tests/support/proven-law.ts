import type { MarketLine } from '@trueline/predict';

/** The trust of a forecaster whose own law has always been right against the price: at every line the law is taken as it stands. */
export const PROVEN: MarketLine = {
  handicap: { intercept: 0, slope: 1 },
  total: { intercept: 0, slope: 1 },
  pricedHandicap: { intercept: 0, slope: 1 },
  pricedTotal: { intercept: 0, slope: 1 },
};
