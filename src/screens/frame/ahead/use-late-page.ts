import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { comingPage } from '../loading/coming-page.ts';
import { useConnection } from '../loading/use-loading-state.ts';

/** A page that comes within this time needs no outline, which would only flash. */
const LATE_MS = 300;

/** The path of another page that has been on its way for so long that its outline is shown; null as long as there is none. */
export function useLatePage(): string | null {
  const { pathname, key } = useLocation();
  const isHeld = useConnection().kind === 'lost';
  const { location, formMethod } = useNavigation();
  const pressed = useSyncExternalStore(comingPage.subscribe, comingPage.path, () => null);
  const isForm = formMethod !== undefined && formMethod !== 'GET';
  const wanted = isForm ? null : (location?.pathname ?? pressed);
  const coming = isHeld || wanted === pathname ? null : wanted;
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    setLate(null);
    if (coming === null) return;
    const timer = setTimeout(() => setLate(coming), LATE_MS);
    return () => clearTimeout(timer);
  }, [coming]);
  const shown = late !== null && late === coming ? late : null;
  useReadersPlace(shown !== null, key);
  return shown;
}

/** The outline begins at its top. Where its page does not come after all, the reader finds the old one where they left it. */
function useReadersPlace(isOutlined: boolean, key: string): void {
  const left = useRef<{ readonly key: string; readonly y: number } | null>(null);
  useLayoutEffect(() => {
    if (isOutlined) {
      left.current = { key, y: window.scrollY };
      window.scrollTo({ top: 0 });
      return;
    }
    if (left.current?.key === key) window.scrollTo({ top: left.current.y });
    left.current = null;
  }, [isOutlined, key]);
}
