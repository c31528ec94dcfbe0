import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const POLL_MS = 2000;

/** Loads the page again every two seconds while a worker runs something of it and it is looked at. */
export function useLiveModels(isPending: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isPending || state === 'loading') return;
    const timer = setTimeout(function look() {
      if (document.visibilityState === 'visible') void revalidate();
    }, POLL_MS);
    const lookAtOnce = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', lookAtOnce);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAtOnce);
    };
  }, [isPending, revalidate, state]);
}

/** Whether the worker still has to do with a model. */
export function isPending({
  status,
  deleted_at,
}: {
  readonly status: string;
  readonly deleted_at: string | null;
}): boolean {
  return deleted_at === null && (status === 'queued' || status === 'running');
}
