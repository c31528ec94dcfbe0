import type { Transaction } from '#db/client.ts';
import { lockActiveOwners, type OperatorRow } from '#db/queries/operator.ts';
import {
  insertOperatorTouch,
  listOperatorTouches,
  type OperatorTouchRow,
} from '#db/queries/operator-touch.ts';
import { syncAlerts, type Trouble } from '#domain/foundation/alert/sync-alerts.ts';
import { postEmails } from '#domain/foundation/outbox/post-email.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { operatorAlert } from '#mail/operator-alert.ts';
import { newId } from '#platform/id.ts';
import { HOUR_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';
import { LINKED_FOR_MS } from './linked-persons.ts';

const KINDS = ['operator_made', 'operator_reset', 'operator_changed', 'operator_taken_back'] as const;
const KIND_OF = {
  made: 'operator_made',
  reset: 'operator_reset',
  changed: 'operator_changed',
  taken_back: 'operator_taken_back',
} as const satisfies Record<OperatorTouchRow['action'], (typeof KINDS)[number]>;

/**
 * Writes down who did something to an operator's access, and e-mails every owner of one of the operator's brands, each in their own
 * language. For three days the two are no two persons, so the owners have that time to look.
 */
export async function notifyOwners(
  services: Services,
  tx: Transaction,
  options: {
    readonly action: OperatorTouchRow['action'];
    readonly operator: OperatorRow;
    readonly by: Operator;
    /** The language of the person who did it, for owners who have not signed in yet. */
    readonly locale: Locale;
  },
): Promise<void> {
  const { action, operator, by, locale } = options;
  const { id: operatorId, email, role } = operator;
  await insertOperatorTouch(tx, {
    id: newId(),
    operatorId,
    byId: by.id,
    action,
    at: services.clock.now(),
  });
  // Whom it was done to has an e-mail of their own.
  const owners = (await lockActiveOwners(tx)).filter(
    (owner) => owner.id !== operatorId && owner.brands.some((brand) => operator.brands.includes(brand)),
  );
  const data = { action, email, by: by.email, role, hours: LINKED_FOR_MS / HOUR_MS };
  await postEmails(
    services,
    tx,
    owners.map((owner) => {
      const brand = owner.brands.find((key) => operator.brands.includes(key)) ?? '';
      const to = {
        brand,
        accountId: null,
        email: owner.email,
        name: owner.email,
        locale: owner.locale ?? locale,
      };
      return { email: operatorAlert, to, data };
    }),
  );
}

/** Brings the alerts about operators to what was done in the last three days. */
export async function alertOperators(services: Pick<Services, 'db' | 'clock' | 'env'>): Promise<void> {
  const after = new Date(services.clock.now().getTime() - LINKED_FOR_MS);
  const touches = await listOperatorTouches(services.db, after);
  const troubles = touches.map(({ touch, email, brands, by }): Trouble => {
    const [first, ...more] = brands;
    return {
      kind: KIND_OF[touch.action],
      subject: touch.id,
      ...(first === undefined || more.length > 0 ? {} : { brand: first }),
      permission: 'operators.edit',
      severity: 'critical',
      facts: { email, who: by },
      path: '/office/operators',
    };
  });
  await syncAlerts(services, { kinds: KINDS, troubles });
}
