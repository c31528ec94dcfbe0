import { useEffect } from 'react';

/**
 * Leads to the part of the page that the address names, where the browser has lost it: a part that is woken late may be drawn
 * again, and the place that the browser was on its way to is gone with the old drawing. A reader who has scrolled stays.
 */
export function useArrivalAtAnchor(): void {
  useEffect(() => {
    const { hash } = window.location;
    if (hash.length < 2 || window.scrollY > 0) return;
    // Our names of places need no decoding, and an address that cannot be decoded must not end the page.
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
}
