import type { ApprovalRow } from '#db/queries/approval.ts';
import { proposeChange } from '#domain/foundation/approval/propose-change.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { SettableBrand } from '#domain/foundation/setting/business-settings.ts';
import type { Services } from '#domain/services.ts';
import { assertSetting, settingId, type WantedSetting } from './change-setting.ts';
import { settingApproval } from './setting-approval.ts';

/** Asks for another value of a setting (two persons); refused at once for a value that it cannot have, or on an old picture. */
export async function proposeSetting(
  services: Services,
  options: WantedSetting & {
    readonly brand: SettableBrand;
    readonly operator: Operator;
    readonly reason: string;
  },
): Promise<ApprovalRow> {
  const { brand, operator, reason, key, value, version } = options;
  return services.db.transaction(async (tx) => {
    const before = await assertSetting(tx, brand, options);
    return proposeChange(services, tx, {
      about: settingApproval,
      brand: brand.key,
      subjectId: settingId(brand.key, key),
      payload: { key, value, before, version },
      reason,
      operator,
      now: services.clock.now(),
    });
  });
}
