/**
 * The rules whose mutants must be killed, each by the test beside it: what touches money, picks, sealing, settling, sessions and locks, and
 * can be asked without a database. The engine's numerical methods have proofs of their own. What a database takes part in is held by `tests/money`, `tests/chaos` and the tests of the API.
 */
const RULES = {
  money: [
    'src/domain/money/coupon/discounted-price',
    'src/domain/money/order/order-transitions',
    'src/domain/money/order/waiting-time',
    'src/domain/money/payment/payment-reference',
    'src/domain/money/payment/virtual-account',
    'src/domain/money/subscription/plan-end',
  ],
  picks: [
    'src/domain/picks/bet/choose-bet',
    'src/domain/picks/bet/choose-for-game',
    'src/domain/picks/bet/standing-prices',
    'src/domain/picks/price/local-price',
    'src/domain/picks/figures/figures',
    'packages/predict/src/advice/advise-side',
  ],
  sealing: [
    'src/domain/picks/publish/seal-batch',
    'src/domain/picks/proof/merkle-path',
    'src/domain/foundation/export/csv',
  ],
  settling: ['src/domain/forecasting/settlement/settle-pick', 'src/domain/picks/grade/grade-pick'],
  sessions: ['src/platform/token', 'src/platform/cookie', 'src/platform/seal'],
  locks: ['src/domain/picks/stats-only/hide-betting', 'src/domain/foundation/permission/permissions'],
};

/** One rule of each kind, for the long form of the tests. */
const SAMPLE = [
  'src/domain/money/coupon/discounted-price',
  'src/domain/picks/bet/standing-prices',
  'src/domain/picks/proof/merkle-path',
  'src/domain/picks/grade/grade-pick',
  'src/platform/token',
  'src/domain/foundation/permission/permissions',
];

/** Those that `MUTATE` asks for: `sample`, parts of their names between commas, or all. */
export function chosenRules(asked = process.env.MUTATE ?? '') {
  if (asked === 'sample') return SAMPLE;
  const parts = asked.split(',');
  return Object.values(RULES)
    .flat()
    .filter((rule) => parts.some((part) => rule.includes(part)));
}
