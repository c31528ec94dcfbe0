import type { Prefetcher } from './prefetcher.ts';

/** Tells the prefetcher which links are in view. Answers the function that begins to watch one, which answers its end. */
export function watchLinks({ show, hide }: Prefetcher): (link: HTMLAnchorElement) => () => void {
  const shown = new Map<Element, string>();
  const leave = (link: Element) => {
    const page = shown.get(link);
    if (page === undefined) return;
    shown.delete(link);
    hide(page);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      leave(target);
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      const page = `${target.pathname}${target.search}`;
      if (page === `${location.pathname}${location.search}`) continue;
      shown.set(target, page);
      show(page);
    }
  });
  return (link) => {
    observer.observe(link);
    return () => {
      observer.unobserve(link);
      leave(link);
    };
  };
}
