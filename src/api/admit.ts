import { requireEntitled, requireMember } from '#domain/accounts/member/require-member.ts';
import { requireOperator } from '#domain/accounts/operator/require-operator.ts';
import type { Caller, CallerOf } from './caller.ts';
import type { Contract } from './endpoint.contract.ts';

/** What of a contract says who may call. */
type Guarded = Pick<Contract, 'access' | 'permission' | 'method' | 'path'>;

/** Lets a caller in where the contract allows it; throws what stands in their way otherwise. */
export function admit<C extends Guarded>(contract: C, caller: Caller): CallerOf<C>;
export function admit(contract: Guarded, caller: Caller): Caller {
  const { access, permission, method, path } = contract;
  switch (access) {
    case 'guest':
      return caller;
    case 'member':
      return { ...caller, member: requireMember(caller.member) };
    case 'plan':
      return { ...caller, member: requireEntitled(caller.member) };
    case 'operator': {
      // A reader's browser may ask for a list of which their role sees nothing; a write is an attempt, which the log notes.
      const attempt = method === 'GET' ? null : `${method} ${path}`;
      return { ...caller, operator: requireOperator(caller.operator, { permission, attempt }) };
    }
  }
}
