import type { Contract } from './endpoint.contract.ts';
import { isOpenToKeys } from './key-access.ts';

/**
 * Every http_code that a call can answer: those of its contract, and those that the dispatcher answers by itself. A body from another
 * origin or that is no JSON, and text that no database stores, is 400; who is not signed in 302; without a plan, and a key without the scope, 403; an operator without
 * the permission 404; input that does not fit 422; a locked account, or a file about bets for a reader who wants none, 423; too many
 * calls 429; a database that is away 503.
 */
export function documentedStatuses(contract: Contract): number[] {
  const { access, method, isBetting } = contract;
  const hasInput = [contract.params, contract.query, contract.body].some((part) => part !== undefined);
  const implied = [
    hasInput || method !== 'GET' ? 400 : null,
    access === 'guest' ? null : 302,
    access === 'plan' || isOpenToKeys(contract) ? 403 : null,
    access === 'operator' ? 404 : null,
    hasInput ? 422 : null,
    access === 'member' || access === 'plan' || isBetting ? 423 : null,
    429,
    503,
  ].filter((status) => status !== null);
  return [...new Set([...contract.statuses, ...implied])].sort((left, right) => left - right);
}
