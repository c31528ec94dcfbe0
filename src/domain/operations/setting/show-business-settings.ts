import { type ApprovalRow, findOpenApproval } from '#db/queries/approval.ts';
import { nameOperators } from '#db/queries/office-order.ts';
import type { SettableBrand } from '#domain/foundation/setting/business-settings.ts';
import type { Services } from '#domain/services.ts';
import { SETTING_KEYS, type SettingKey } from '#terms/settings.ts';
import { boundsOf, readSettings, settingId } from './change-setting.ts';

/** The settings of a brand for anyone who may change them: what holds, what the program says, and what waits for a second person. */
export async function showBusinessSettings(services: Services, brand: SettableBrand) {
  return services.db.transaction(async (tx) => {
    const { settings, program, rowOf } = await readSettings(tx, brand);
    const open = new Map<SettingKey, ApprovalRow>();
    for (const key of SETTING_KEYS) {
      const found = await findOpenApproval(tx, { kind: 'setting', subjectId: settingId(brand.key, key) });
      if (found !== null && found.lapsesAt >= services.clock.now()) open.set(key, found);
    }
    const names = await nameOperators(
      tx,
      [...open.values()].map(({ proposedBy }) => proposedBy),
    );
    return SETTING_KEYS.map((key) => {
      const row = rowOf(key);
      const request = open.get(key);
      return {
        key,
        value: settings[key],
        program: program[key],
        bounds: key === 'stats_only' ? null : boundsOf(key, { settings, program }),
        version: row?.version ?? 0,
        changed_at: row?.updatedAt.toISOString() ?? null,
        request:
          request === undefined
            ? null
            : { id: request.id, proposed_by: names.get(request.proposedBy) ?? '?' },
      };
    });
  });
}
