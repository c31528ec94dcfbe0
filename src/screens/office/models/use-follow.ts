import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 4000;

/** Loads the page again every few seconds while something on it is under way and somebody looks. */
export function useFollow(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  const again = useRef(revalidate);
  again.current = revalidate;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (!document.hidden) void again.current();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay]);
}
