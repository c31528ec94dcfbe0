import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After one page has become another: moves the focus to its heading, from where keys and screen readers go on, and answers with the title
 * that is announced. A page that has put the focus somewhere itself, such as into its first field, keeps it there.
 */
export function useArrival(): string {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    const content = document.querySelector<HTMLElement>('#content');
    if (content === null || document.querySelector('dialog:modal') !== null) return;
    if (content !== document.activeElement && content.contains(document.activeElement)) return;
    const heading = content.querySelector<HTMLElement>('h1');
    if (heading !== null) heading.tabIndex = -1;
    (heading ?? content).focus({ preventScroll: true });
  }, [pathname]);
  return title;
}
