import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { sessionNews } from '../frame/session/session-news.ts';
import type { OrderState } from '../order-words.ts';

const POLL_MS = 15_000;

/**
 * Looks every fifteen seconds whether a pending order has moved on, while somebody looks at the page. Once it is paid the
 * frame is asked anew too, because it shows the plan.
 */
export function useOrderPolling(order: OrderState | null): void {
  const { revalidate } = useRevalidator();
  const status = order?.status ?? null;
  const before = useRef(status);
  useEffect(() => {
    if (status !== 'pending') return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [status, revalidate]);
  useEffect(() => {
    const isNewlyPaid = before.current === 'pending' && status === 'completed';
    before.current = status;
    if (!isNewlyPaid) return;
    sessionNews.markStale();
    void revalidate();
  }, [status, revalidate]);
}
