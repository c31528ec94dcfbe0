/**
 * How a bankroll is staked: the units that we publish with each pick, the same amount each time, the same share of what is there, or half of
 * what Kelly's rule says at the published probability.
 */
export const STAKINGS = ['units', 'level', 'percent', 'half_kelly'] as const;
export type Staking = (typeof STAKINGS)[number];
