import { sumUnmatched } from '#db/queries/typed-payment.ts';
import { syncAlerts, type Trouble } from '#domain/foundation/alert/sync-alerts.ts';
import { readTypedRules } from '#domain/foundation/setting/business-settings.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';

/** Tells the operators of a brand that a typed payment has waited too long for its line of the bank, and no longer once it has one. */
export async function alertPayments(services: Services): Promise<void> {
  const now = services.clock.now().getTime();
  const troubles: Trouble[] = [];
  for (const { brand, count, amount, oldest } of await sumUnmatched(services.db)) {
    const { typedAlertDays } = await readTypedRules(services.db, brand);
    const days = oldest === null ? 0 : Math.floor((now - oldest.getTime()) / DAY_MS);
    if (days < typedAlertDays) continue;
    troubles.push({
      kind: 'payment_unmatched',
      subject: brand,
      brand,
      permission: 'orders.view',
      severity: 'warning',
      facts: { brand, count, amount, days },
      path: '/office/typed-payments',
    });
  }
  await syncAlerts(services, { kinds: ['payment_unmatched'], troubles });
}
