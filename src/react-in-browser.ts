import { useLayoutEffect, useSyncExternalStore as usePreactStore, useState } from 'preact/compat';

/** What Preact lacks of React, or does otherwise; the build lays it over Preact's form of React (`scripts/preact-in-browser.ts`). */

let isWaking = true;

/** The server's page stands and is awake: from here on the browser alone renders. */
export function endWaking(): void {
  isWaking = false;
}

/**
 * While the server's page wakes, the server's own value counts, since attributes that differ would stay as they are; the
 * browser's comes right after.
 */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  readOnServer?: () => Value,
): Value {
  const [isServers, setServers] = useState(isWaking && readOnServer !== undefined);
  useLayoutEffect(() => setServers(false), []);
  return usePreactStore(subscribe, isServers && readOnServer ? readOnServer : read);
}

/** Every update is at once, so that there is nothing to expect. */
export function useOptimistic<Value>(value: Value): [Value, () => void] {
  return [value, () => {}];
}
