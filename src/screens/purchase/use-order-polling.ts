import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { sessionEvents } from '../frame/session/session-events.ts';
import type { OrderState } from '../order-labels.ts';

const POLL_MS = 15_000;

/**
 * Looks every fifteen seconds whether a pending order has moved on, while somebody looks at the page. Once it is paid the
 * frame is asked again too, because it shows the plan.
 */
export function useOrderPolling(order: OrderState | null): void {
  const { revalidate } = useRevalidator();
  const status = order?.status ?? null;
  const before = useRef(status);
  useEffect(() => {
    if (status !== 'pending') return;
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(look, POLL_MS);
    // Who comes back from their bank's app need not wait for the next turn.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [status, revalidate]);
  useEffect(() => {
    const isNewlyPaid = before.current === 'pending' && status === 'completed';
    before.current = status;
    if (!isNewlyPaid) return;
    sessionEvents.markStale();
    void revalidate();
  }, [status, revalidate]);
}
