import { RefusedAttempt } from '#domain/foundation/audit/refused-attempt.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { isPermission, mayDo } from '#domain/foundation/permission/permissions.ts';
import { AppError } from '#platform/app-error.ts';

/**
 * The operator behind a call that needs one. Throws 'not_signed_in' where no one is signed in, and where the permission is missing what
 * an address that does not exist is answered; `attempt` names the call for the log where it has to know of that.
 */
export function requireOperator(
  operator: Operator | null,
  { permission, attempt }: { readonly permission: string | undefined; readonly attempt: string | null },
): Operator {
  if (operator === null) throw new AppError('not_signed_in', 'no living session of the office');
  if (permission === undefined || (isPermission(permission) && mayDo(operator.role, permission)))
    return operator;
  const message = `${operator.role} may not ${permission}`;
  if (attempt === null) throw new AppError('not_found', message);
  throw new RefusedAttempt(message, {
    code: 'not_found',
    attempt: { action: 'refused.permission', subjectKind: 'call', subjectId: attempt, why: permission },
  });
}
