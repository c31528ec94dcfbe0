import { z } from 'zod';
import { approvable } from '#domain/foundation/approval/approvable.ts';
import { SETTING_KEYS, type SettingKey } from '#terms/settings.ts';
import { changeSetting } from './change-setting.ts';

const MONEY_SETTINGS: readonly SettingKey[] = [
  'order_limit',
  'payment_tolerance',
  'typed_limit',
  'typed_daily_limit',
];

/** Another value of a setting of the business. */
export const settingApproval = approvable({
  kind: 'setting',
  ask: 'settings.propose',
  decide: 'settings.edit',
  payload: z.strictObject({
    key: z.enum(SETTING_KEYS),
    value: z.union([z.boolean(), z.int()]),
    /** What it was when it was asked for; its version says whether it still is. */
    before: z.union([z.boolean(), z.int()]),
    /** The version of the setting that was seen by the operator who asks; 0 where it had never been set. */
    version: z.int().min(0),
  }),
  async apply(_services, tx, { request: { brand, reason }, payload, operator, now, getBrand }) {
    const by = { brand, operator };
    await changeSetting(tx, { ...payload, brand: getBrand(brand), by, reason, now });
    return {};
  },
  async describe(_services, { row, payload: { key, value, before } }) {
    const type = typeof value === 'boolean' ? 'flag' : MONEY_SETTINGS.includes(key) ? 'money' : 'number';
    return {
      subject: { kind: 'other', id: null, label: row.brand },
      changes: [{ field: key, type, before, after: value }],
    };
  },
});
