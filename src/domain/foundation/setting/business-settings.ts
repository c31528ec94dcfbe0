import { z } from 'zod';
import type { Queryable } from '#db/client.ts';
import { listBrandSettings } from '#db/queries/brand-setting.ts';
import type { Services } from '#domain/services.ts';
import type { SettingKey } from '#terms/settings.ts';
import { type Ages, businessConstants } from './business-constants.ts';

/**
 * What owners set for a brand by themselves. Each of it touches money or law, so two persons are needed for a change. What is
 * not here is either a brand's identity, which stands in the code, or a constant of the contract that no one may move.
 */
export type BusinessSettings = { readonly stats_only: boolean } & { readonly [Key in CountKey]: number };

type CountKey = Exclude<SettingKey, 'stats_only'>;

export const COUNT_BOUNDS = {
  /** Years of age to hold an account, and to subscribe; the program's own are the least. */
  account_age: { least: businessConstants.accountMinAge, most: 99 },
  subscribe_age: { least: businessConstants.accountMinAge, most: 99 },
  /** Days after its creation at whose end an unpaid order expires, and one of the daily plan. */
  order_days: { least: 1, most: 14 },
  daily_order_days: { least: 1, most: 7 },
  /** Whole TWD above which a person at our side looks at an order first. */
  order_limit: { least: businessConstants.minimumPriceTwd, most: 1_000_000 },
  /** Whole TWD that may lack of what is due. */
  payment_tolerance: { least: 0, most: 500 },
  /** Whole TWD that one operator may take at once and in a day without a line of the bank; 0: always two persons. */
  typed_limit: { least: 0, most: 10_000_000 },
  typed_daily_limit: { least: 0, most: 100_000_000 },
  /** Days after which operators are notified of typed money without its line. */
  typed_alert_days: { least: 1, most: 60 },
} as const satisfies Record<CountKey, { readonly least: number; readonly most: number }>;

/** What the code says of a brand, as far as it can be set. */
export type SettableBrand = { readonly key: string; readonly statsOnly: boolean; readonly ages: Ages };

/** What holds where no one has set anything. */
export function programSettings({
  statsOnly,
  ages,
}: Pick<SettableBrand, 'statsOnly' | 'ages'>): BusinessSettings {
  return {
    stats_only: statsOnly,
    account_age: ages.account,
    subscribe_age: ages.subscribe,
    ...moneyDefaults,
  };
}

const moneyDefaults = {
  order_days: businessConstants.orderDays,
  daily_order_days: businessConstants.dailyOrderDays,
  order_limit: businessConstants.orderLimitTwd,
  payment_tolerance: businessConstants.paymentToleranceTwd,
  typed_limit: businessConstants.typedLimitTwd,
  typed_daily_limit: businessConstants.typedDailyLimitTwd,
  typed_alert_days: businessConstants.typedAlertDays,
} as const;

/** A row that cannot be read, or lies outside its bounds, counts as not set: it must not keep anybody from ordering. */
const flag = z.boolean().optional().catch(undefined);
const count = ({ least, most }: { least: number; most: number }) =>
  z.int().min(least).max(most).optional().catch(undefined);
const ownSchema = z.object({
  stats_only: flag,
  account_age: count(COUNT_BOUNDS.account_age),
  subscribe_age: count(COUNT_BOUNDS.subscribe_age),
  order_days: count(COUNT_BOUNDS.order_days),
  daily_order_days: count(COUNT_BOUNDS.daily_order_days),
  order_limit: count(COUNT_BOUNDS.order_limit),
  payment_tolerance: count(COUNT_BOUNDS.payment_tolerance),
  typed_limit: count(COUNT_BOUNDS.typed_limit),
  typed_daily_limit: count(COUNT_BOUNDS.typed_daily_limit),
  typed_alert_days: count(COUNT_BOUNDS.typed_alert_days),
});

type OwnSettings = z.output<typeof ownSchema>;

/** What the operators of a brand have set, by key. */
export function readOwnSettings(
  rows: readonly { readonly key: string; readonly value: unknown }[],
): OwnSettings {
  return ownSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

/** The rules of a brand's orders as they are now: asked where money is decided on, so that no process knows older ones. */
export async function readMoneyRules(db: Queryable, brand: string): Promise<MoneyRules> {
  const keys = Object.keys(moneyDefaults);
  const own = readOwnSettings(await listBrandSettings(db, { brand, keys }));
  return {
    orderDays: own.order_days ?? moneyDefaults.order_days,
    dailyOrderDays: own.daily_order_days ?? moneyDefaults.daily_order_days,
    orderLimit: own.order_limit ?? moneyDefaults.order_limit,
    paymentTolerance: own.payment_tolerance ?? moneyDefaults.payment_tolerance,
  };
}

/** The rules of a brand's orders outside a transaction, for code that only shows them. */
export function findMoneyRules({ db }: Pick<Services, 'db'>, brand: string): Promise<MoneyRules> {
  return readMoneyRules(db, brand);
}

/** What one operator may take by their own word, as it is now. */
export async function readTypedRules(db: Queryable, brand: string): Promise<TypedRules> {
  const keys = ['typed_limit', 'typed_daily_limit', 'typed_alert_days'];
  const own = readOwnSettings(await listBrandSettings(db, { brand, keys }));
  return {
    typedLimit: own.typed_limit ?? moneyDefaults.typed_limit,
    typedDailyLimit: own.typed_daily_limit ?? moneyDefaults.typed_daily_limit,
    typedAlertDays: own.typed_alert_days ?? moneyDefaults.typed_alert_days,
  };
}

type TypedRules = {
  readonly typedLimit: number;
  readonly typedDailyLimit: number;
  readonly typedAlertDays: number;
};

export type MoneyRules = {
  readonly orderDays: number;
  readonly dailyOrderDays: number;
  readonly orderLimit: number;
  readonly paymentTolerance: number;
};
