import { type ReactNode, useEffect, useState } from 'react';
import type { PageSigns } from './ahead/page-signs.tsx';

/**
 * The place of the page in its frame. A page that takes long is announced by its outline while the old one stays behind it; one that cannot come
 * leaves the old one where it is; one that has come gets the focus.
 */
export function PageStage({ zone, children }: { zone: string; children: ReactNode }) {
  const [signs, setSigns] = useState<{ readonly PageSigns: typeof PageSigns } | null>(null);
  useEffect(() => {
    import('./ahead/page-signs.tsx').then(setSigns, (problem) =>
      console.warn('Pages change without a sign.', problem),
    );
  }, []);
  return (
    <>
      {signs === null ? null : <signs.PageSigns zone={zone} />}
      {/* Hidden while the outline of another page stands. */}
      <div className="contents in-[[data-late]]:hidden">{children}</div>
    </>
  );
}
