import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Meta, useLocation } from 'react-router';

/** The element that holds the page; the server writes it, and the browser wakes it. */
export const PAGE_ROOT = 'page';
/** What the server says of one page in the head, as against what belongs to all of them. */
const OF_ONE_PAGE =
  'title, meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

/** The head after a change of the page: the first page's own stands as the server wrote it. */
export function BrowserHead({ lang, children }: { lang: string | undefined; children: ReactNode }) {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [isOurs, setOurs] = useState(false);
  useEffect(() => {
    if (lang !== undefined) document.documentElement.lang = lang;
  }, [lang]);
  useEffect(() => {
    if (isOurs || key === firstKey) return;
    for (const element of document.head.querySelectorAll(OF_ONE_PAGE)) element.remove();
    setOurs(true);
  }, [isOurs, key, firstKey]);
  return isOurs
    ? createPortal(
        <>
          <Meta />
          {children}
        </>,
        document.head,
      )
    : null;
}
