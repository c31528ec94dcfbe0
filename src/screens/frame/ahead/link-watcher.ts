import type { Prefetcher } from './prefetcher.ts';

const POINTED = ['pointerenter', 'focus'] as const;
const LEFT = ['pointerleave', 'blur'] as const;

/**
 * Tells the prefetcher which links are of interest: those in view, and of those that lead to this very page with another
 * query (a day, a filter, a page of a list), of which dozens may be in view, only the one that is pointed at. Answers the
 * function that begins to watch one, which answers its end.
 */
export function watchLinks({ show, hide }: Prefetcher): (link: HTMLAnchorElement) => () => void {
  const shown = new Map<Element, string>();
  const leave = (link: Element) => {
    const page = shown.get(link);
    if (page === undefined) return;
    shown.delete(link);
    hide(page);
  };
  const enter = (link: HTMLAnchorElement) => {
    leave(link);
    const page = `${link.pathname}${link.search}`;
    if (page === `${location.pathname}${location.search}`) return;
    shown.set(link, page);
    show(page);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement) || target.pathname === location.pathname) continue;
      if (isIntersecting) enter(target);
      else leave(target);
    }
  });
  return (link) => {
    const point = () => enter(link);
    const turnAway = () => {
      if (link.pathname === location.pathname) leave(link);
    };
    observer.observe(link);
    for (const name of POINTED) link.addEventListener(name, point);
    for (const name of LEFT) link.addEventListener(name, turnAway);
    return () => {
      observer.unobserve(link);
      for (const name of POINTED) link.removeEventListener(name, point);
      for (const name of LEFT) link.removeEventListener(name, turnAway);
      leave(link);
    };
  };
}
