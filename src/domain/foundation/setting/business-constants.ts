/**
 * The constants of the business that texts name: each stands here once, and legal texts, answers and screens take it from
 * here by placeholder, so that no two languages can disagree (docs/product/brands.md). Ages may be raised by a brand, never lowered.
 */
export const businessConstants = {
  /** Years of age from which a person may hold an account. */
  accountMinAge: 18,
  /** Years of age from which a person may subscribe. */
  subscribeMinAge: 21,
  /** The price below which no coupon may bring a plan, in whole TWD. */
  minimumPriceTwd: 1000,
  /** What one unit stands for in records, in USD. */
  unitUsd: 100,
  /** The days that the record's headline covers, today included. */
  recordWindowDays: 20,
  /** Days after its creation at whose end an unpaid order expires. */
  orderDays: 3,
  /** The same for an order of the daily plan. */
  dailyOrderDays: 1,
  /** A transfer to an account that was not agreed with the bank is limited to this, in whole TWD; so is a single order. */
  orderLimitTwd: 50_000,
  /** How far what came in may be below the amount due and still pay it: a bank's fee, in whole TWD. */
  paymentToleranceTwd: 30,
  /** Days after an order's end within which a late transfer is still honoured at the old price. */
  lateTransferDays: 60,
  /** A day further back than this, in days, is no day of a transfer that an operator types. */
  typedMoneyDays: 366,
  /** What one operator may take by their own word at once and in a day, in whole TWD; beyond it a second person agrees. */
  typedLimitTwd: 20_000,
  typedDailyLimitTwd: 100_000,
  /** Days after which operators are notified of typed money without a line of the bank. */
  typedAlertDays: 5,
  /** Days within which a member may dispute a graded result. */
  disputeDays: 7,
  /** The days of the statutory right of withdrawal that digital content is exempt from, where that law applies. */
  withdrawalDays: 7,
  /** Years for which orders are kept for the books. */
  orderRetentionYears: 7,
  /** Days for which an ended session and an e-mail that was sent are stored, to answer questions about them. */
  sessionRetentionDays: 30,
  emailRetentionDays: 90,
  /** Characters that a password has at least. */
  passwordMinLength: 8,
  /** Minutes for which a link to set a new password is good. */
  resetLinkMinutes: 30,
  /** A pick is published at most this long before its match starts, and at least that long. */
  pickMaxLeadHours: 48,
  pickMinLeadMinutes: 15,
  /** Custom models without a plan, and with one. */
  customModels: 2,
  customModelsWithPlan: 10,
} as const;

/** Years of age to hold an account, and to subscribe. */
export type Ages = { readonly account: number; readonly subscribe: number };

export const defaultAges: Ages = {
  account: businessConstants.accountMinAge,
  subscribe: businessConstants.subscribeMinAge,
};
