import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import type { LoadingState } from '#ui/loading-bar.tsx';
import { pageLoading } from './page-loading.ts';

/** The state of the bar at the top: the router's own work, and what has to be loaded before it begins. */
export function useLoadingState(): LoadingState {
  const isNavigating = useNavigation().state !== 'idle';
  useEffect(() => (isNavigating ? pageLoading.start() : undefined), [isNavigating]);
  return useSyncExternalStore(pageLoading.subscribe, pageLoading.state, () => 'idle');
}
