import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import type { LoadingState } from '#ui/loading-bar.tsx';
import { type ConnectionState, connection } from './connection.ts';
import { pageLoading } from './page-loading.ts';

const FINE: ConnectionState = { kind: 'fine' };

/**
 * The state of the bar at the top: the router's own work, and what has to be loaded before it begins. While there is no connection nothing is on
 * its way, although the router and what guards the change of the page go on waiting; but for another try.
 */
export function useLoadingState(): LoadingState {
  const connectionState = useConnection();
  const isHeld = connectionState.kind === 'lost' && !connectionState.isTrying;
  const isNavigating = useNavigation().state !== 'idle' && !isHeld;
  useEffect(() => (isNavigating ? pageLoading.start() : undefined), [isNavigating]);
  const state = useSyncExternalStore(pageLoading.subscribe, pageLoading.state, () => 'idle' as const);
  return isHeld ? 'idle' : state;
}

/** Whether the server can be reached; on the server and in the first drawing it can. */
export function useConnection(): ConnectionState {
  return useSyncExternalStore(connection.subscribe, connection.state, () => FINE);
}
