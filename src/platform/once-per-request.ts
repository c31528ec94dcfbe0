import { AsyncLocalStorage } from 'node:async_hooks';

type Scope = { readonly isRequest: true };

const scopes = new AsyncLocalStorage<Scope>();

/** Does a piece of work as part of one request. */
export type WithinRequest = <Value>(work: () => Value) => Value;

/** How pieces of work are done as parts of one request that only reads: what one has asked the others do not ask again. */
export function openRequest(): WithinRequest {
  const scope = scopes.getStore() ?? { isRequest: true };
  return (work) => scopes.run(scope, work);
}

/** Does the work of one request that only reads: what is asked once in it is not asked again. */
export function withinOneRequest<Value>(work: () => Value): Value {
  return openRequest()(work);
}

/**
 * A question that is asked once a request, of each owner and key. A request sees its own writes no more than a stale answer allows, so only
 * requests that do not write may be run within one. Outside of them every question is asked.
 */
export function oncePerRequest<Answer>(): (
  owner: object,
  key: string,
  ask: () => Promise<Answer>,
) => Promise<Answer> {
  const known = new WeakMap<Scope, WeakMap<object, Map<string, Promise<Answer>>>>();
  return (owner, key, ask) => {
    const scope = scopes.getStore();
    if (scope === undefined) return ask();
    const owners = known.get(scope) ?? new WeakMap<object, Map<string, Promise<Answer>>>();
    known.set(scope, owners);
    const answers = owners.get(owner) ?? new Map<string, Promise<Answer>>();
    owners.set(owner, answers);
    const answer = answers.get(key) ?? ask();
    answers.set(key, answer);
    return answer;
  };
}
