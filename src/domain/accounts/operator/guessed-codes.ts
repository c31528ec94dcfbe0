import type { OperatorRow } from '#db/queries/operator.ts';
import { closeAlerts, listOpenAlerts, openAlert, updateAlert } from '#db/queries/operator-alert.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import { DAY_MS } from '#terms/durations.ts';

const KIND = 'codes_guessed';
const OPEN_FOR_MS = 7 * DAY_MS;

/**
 * Tells owners that somebody who knows an operator's password is trying one second factor after the other. It stays open for a
 * week: a right code at the end is no reason to forget it.
 */
export async function alertGuessedCodes(services: Services, row: OperatorRow): Promise<void> {
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    const trouble = {
      kind: KIND,
      subject: row.id,
      severity: 'critical',
      facts: { who: row.email },
    } as const;
    const isNew = await openAlert(tx, {
      ...trouble,
      id: newId(),
      brand: null,
      permission: 'operators.edit',
      path: '/office/operators',
      openedAt: now,
    });
    if (!isNew) await updateAlert(tx, trouble);
  });
}

/** Closes those that are a week old. */
export async function closeGuessedCodes({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const open = await listOpenAlerts(db, [KIND]);
  const old = open.filter(({ openedAt }) => now.getTime() - openedAt.getTime() >= OPEN_FOR_MS);
  await db.transaction((tx) =>
    closeAlerts(
      tx,
      old.map(({ id }) => id),
      now,
    ),
  );
}
