import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server writes and while the page starts; true once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
