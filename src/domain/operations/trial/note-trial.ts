import { insertSettingTrial } from '#db/queries/setting-trial.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { requireAttempt } from '#domain/foundation/security/attempts.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import type { TrialKind } from '#terms/operators.ts';

/** Counts a trial before it is made. Throws 'too_many' with the wait. */
export function requireTrial(services: Services, kind: TrialKind, operator: Operator): Promise<void> {
  return requireAttempt(services, { rule: 'trial', of: [kind, operator.id] });
}

/** Writes down how a trial went, for the first steps and in the log. */
export async function noteTrial(
  { db, clock }: Services,
  options: {
    readonly kind: TrialKind;
    readonly operator: Operator;
    readonly isGood: boolean;
    /** What came back, without anything that is secret. */
    readonly detail: Readonly<Record<string, string | number | null>>;
  },
): Promise<void> {
  const { kind, operator, isGood, detail } = options;
  const triedAt = clock.now();
  await db.transaction(async (tx) => {
    await insertSettingTrial(tx, { id: newId(), kind, operatorId: operator.id, triedAt, isGood });
    await appendAudit(tx, {
      at: triedAt,
      actorKind: 'operator',
      actorId: operator.id,
      action: `setting.tried_${kind}`,
      subjectKind: 'setting',
      subjectId: kind,
      detail: { is_good: isGood, ...detail },
    });
  });
}
