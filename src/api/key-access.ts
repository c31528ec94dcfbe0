import { AppError } from '#platform/app-error.ts';
import { type ApiScope, OFFICE_SCOPES, OFFICE_WRITE_SCOPES } from '#terms/api-scopes.ts';
import type { Caller } from './caller.ts';
import type { Contract } from './endpoint.contract.ts';

/** What opens a call to a key: a scope, or `any` of them. To `guest` reads a key gives nothing, and null is for sessions alone. */
type KeyAccess = ApiScope | 'any' | 'guest' | null;

type Opened = Pick<Contract, 'access' | 'method' | 'permission' | 'scope'>;

/** What a key needs for a call, by its contract. In the office a scope is the permission that the call asks for. */
export function keyAccessOf({ access, method, permission, scope }: Opened): KeyAccess {
  if (scope !== undefined) return scope;
  if (access === 'guest' && method === 'GET') return 'guest';
  if (access !== 'operator') return null;
  const scopes: readonly ApiScope[] = method === 'GET' ? OFFICE_SCOPES : OFFICE_WRITE_SCOPES;
  return scopes.find((one) => one === permission) ?? null;
}

/** Whether a key can be more than a guest here. */
export function isOpenToKeys(contract: Opened): boolean {
  const access = keyAccessOf(contract);
  return access !== null && access !== 'guest';
}

/**
 * The caller as far as their key reaches: who comes with none is who they are, and a reading call for guests that no scope names answers a
 * key as a guest. Throws 'scope_required' with the scope that is missing, or none where no key is enough.
 */
export function withinKey(contract: Opened, caller: Caller): Caller {
  if (caller.key === null) return caller;
  const needed = keyAccessOf(contract);
  if (needed === 'guest') return { ...caller, member: null, operator: null };
  if (needed === null) throw refusal('not_for_keys', null);
  if (needed !== 'any' && !caller.key.scopes.includes(needed)) throw refusal('scope_required', needed);
  return caller;
}

function refusal(reason: 'not_for_keys' | 'scope_required', scope: ApiScope | 'any' | null): AppError {
  return new AppError('scope_required', `a key without ${scope ?? 'a way in'}`, {
    fields: { base: [{ key: reason, params: { scope: scope ?? '' } }] },
    data: { reason, scope },
  });
}
