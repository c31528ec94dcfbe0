import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether something that only the page's own scripts answer still waits for them: true in what the server writes and while the page starts. A press
 * or a word before that would be lost unseen, so it is disabled, or only read, meanwhile.
 */
export function useWaiting(needsScripts: boolean): boolean {
  const isAnswered = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return needsScripts && !isAnswered;
}
