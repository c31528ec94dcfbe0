import { useMatches } from 'react-router';
import { isPageHandle } from './page-handle.ts';

/** Whether the page shows times in its reader's zone, as its route says (`handle`). */
export function useHasTimes(): boolean {
  return useMatches().some(({ handle }) => isPageHandle(handle) && handle.hasTimes === true);
}
