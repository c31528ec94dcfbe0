import { countRefusals } from '#db/queries/audit.ts';
import type { Services } from '#domain/services.ts';
import { AppError, type AppErrorOptions, type ErrorCode } from '#platform/app-error.ts';
import type { AuditAction } from '#terms/audit-actions.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { appendAudit } from './append-audit.ts';

/** What somebody tried that the rules of the office forbid. */
type Attempt = {
  readonly action: Extract<AuditAction, `refused.${string}`>;
  readonly brand?: string | null;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** The message key of the reason, or the permission that is missing. */
  readonly why: string;
};

/** A refusal that the audit log has to know of. The transaction it is thrown in is undone, so it is written down afterwards. */
export class RefusedAttempt extends AppError {
  readonly attempt: Attempt;

  constructor(
    message: string,
    {
      code = 'conflict',
      ...options
    }: AppErrorOptions & { readonly attempt: Attempt; readonly code?: ErrorCode },
  ) {
    super(code, message, options);
    this.attempt = options.attempt;
  }
}

/** Of one operator the log takes this many refusals in an hour, and of one action about one thing the first. */
const MAX_AN_HOUR = 20;

/**
 * Writes a refused attempt into the log, which stays short whatever a script tries: the first of an hour for each action and subject,
 * and no more than twenty of one operator in all.
 */
export async function noteRefusal(
  services: Services,
  { operatorId, attempt }: { readonly operatorId: string; readonly attempt: Attempt },
): Promise<void> {
  const { why, ...about } = attempt;
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    const options = { actorId: operatorId, action: about.action, subjectId: about.subjectId };
    const noted = await countRefusals(tx, { ...options, after: new Date(now.getTime() - HOUR_MS) });
    if (noted.same > 0 || noted.all >= MAX_AN_HOUR) return;
    await appendAudit(tx, { ...about, at: now, actorKind: 'operator', actorId: operatorId, detail: { why } });
  });
}
