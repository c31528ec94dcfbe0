import { type ReactNode, useEffect, useRef } from 'react';
import type { CheckOrder } from '../check/start-check.ts';

/**
 * The part of the page in which a day is checked. Its script is one module, which `page-start/guest.ts` fetches on a guest's page and this
 * effect on a hydrated one. Give it a key of the question: what the script has written goes with it.
 */
export function CheckedPlace({ order, children }: { order: CheckOrder; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let end: (() => void) | null = null;
    let isGone = false;
    void import('../check/start-check.ts').then(({ startCheck }) => {
      if (!isGone && place.current !== null) end = startCheck(place.current);
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
  return (
    <div ref={place} data-proof={JSON.stringify(order)}>
      {children}
    </div>
  );
}
