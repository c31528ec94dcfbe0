import type { Transaction } from '#db/client.ts';
import { holdBrandSettings, listBrandSettings, upsertBrandSetting } from '#db/queries/brand-setting.ts';
import { type ContentEditor, noteChange } from '#domain/content/editing/note-change.ts';
import { republishLegal } from '#domain/content/legal/republish-legal.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import type { KeyedLegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import {
  type BusinessSettings,
  COUNT_BOUNDS,
  programSettings,
  readOwnSettings,
  type SettableBrand,
} from '#domain/foundation/setting/business-settings.ts';
import { AppError } from '#platform/app-error.ts';
import { SETTING_KEYS, type SettingKey } from '#terms/settings.ts';

export type WantedSetting = {
  readonly key: SettingKey;
  readonly value: boolean | number;
  /** The version of the setting that was seen; 0 where no one has set it yet. */
  readonly version: number;
};

/** What legal texts name; when it changes, they are published again. */
const NAMED_BY_LAW: readonly SettingKey[] = [
  'account_age',
  'subscribe_age',
  'order_days',
  'daily_order_days',
];

/**
 * Sets what two persons have agreed on. It holds with the next page of every process, and with the next order. Legal texts that
 * name the figure are published again in the same transaction, in all languages, so that no text ever contradicts what the
 * brand does (docs/product/brands.md). Throws what `assertSetting` throws.
 */
export async function changeSetting(
  tx: Transaction,
  options: WantedSetting & {
    readonly brand: SettableBrand & KeyedLegalBrand;
    readonly by: ContentEditor;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<void> {
  const { brand, key, value, by, reason, now } = options;
  await holdBrandSettings(tx, brand.key);
  const before = await assertSetting(tx, brand, options);
  await upsertBrandSetting(tx, { brand: brand.key, key, value, updatedAt: now });
  if (NAMED_BY_LAW.includes(key)) {
    const { settings } = await readSettings(tx, brand);
    await republishLegal(tx, {
      brand: {
        ...brand,
        ages: { account: settings.account_age, subscribe: settings.subscribe_age },
        deadlines: { orderDays: settings.order_days, dailyOrderDays: settings.daily_order_days },
      },
      publishedBy: by.operator.id,
      note: reason,
      now,
    });
  }
  await noteChange(tx, {
    by,
    now,
    action: 'business_setting.changed',
    id: settingId(brand.key, key),
    reason,
    before: { [key]: before },
    after: { [key]: value },
  });
}

export const settingId = (brand: string, key: SettingKey) => `${brand} ${key}`;

/** What holds for a brand, and the version of each setting. */
export async function readSettings(tx: Transaction, brand: SettableBrand) {
  const rows = await listBrandSettings(tx, { brand: brand.key, keys: SETTING_KEYS });
  const program = programSettings(brand);
  const own = readOwnSettings(rows);
  const settings: BusinessSettings = {
    stats_only: own.stats_only ?? program.stats_only,
    // The program's age is the least, whatever a row says.
    account_age: Math.max(own.account_age ?? 0, program.account_age),
    subscribe_age: Math.max(own.subscribe_age ?? 0, program.subscribe_age),
    order_days: own.order_days ?? program.order_days,
    daily_order_days: own.daily_order_days ?? program.daily_order_days,
    order_limit: own.order_limit ?? program.order_limit,
    payment_tolerance: own.payment_tolerance ?? program.payment_tolerance,
    typed_limit: own.typed_limit ?? program.typed_limit,
    typed_daily_limit: own.typed_daily_limit ?? program.typed_daily_limit,
    typed_alert_days: own.typed_alert_days ?? program.typed_alert_days,
  };
  const rowOf = (key: SettingKey) => rows.find((row) => row.key === key) ?? null;
  return { settings, program, rowOf };
}

/**
 * Answers what a setting is now. Throws 'conflict' where it is not what was seen or would not change, and 'invalid' at `value`
 * for what is no value of it: ages are never below the program's own, nor is the one to subscribe below the one for an account.
 */
export async function assertSetting(
  tx: Transaction,
  brand: SettableBrand,
  { key, value, version }: WantedSetting,
): Promise<boolean | number> {
  const { settings, program, rowOf } = await readSettings(tx, brand);
  const subject = { subjectKind: 'business_setting', subjectId: settingId(brand.key, key) };
  await assertCurrent(tx, { ...subject, seen: version, actual: rowOf(key)?.version ?? 0 });
  if (settings[key] === value) {
    throw new AppError('conflict', 'the same', { fields: { base: [{ key: 'office.nothingToChange' }] } });
  }
  if (key === 'stats_only' || typeof value === 'boolean') {
    if (key === 'stats_only' && typeof value === 'boolean') return settings[key];
    throw new AppError('invalid', 'no value of it', { fields: { value: [{ key: 'required' }] } });
  }
  const { least, most } = boundsOf(key, { settings, program });
  if (value < least || value > most) {
    const message = { key: 'office.settingBounds', params: { least, most } };
    throw new AppError('invalid', 'out of bounds', { fields: { value: [message] } });
  }
  return settings[key];
}

/** The least and the most that a setting may be, as things are. */
export function boundsOf(
  key: Exclude<SettingKey, 'stats_only'>,
  { settings, program }: { readonly settings: BusinessSettings; readonly program: BusinessSettings },
): { readonly least: number; readonly most: number } {
  const { least, most } = COUNT_BOUNDS[key];
  if (key === 'account_age') return { least: program.account_age, most: settings.subscribe_age };
  if (key === 'subscribe_age') return { least: Math.max(program.subscribe_age, settings.account_age), most };
  return { least, most };
}
