import { useLayoutEffect } from 'react';
import { ConnectionBar } from './connection-bar.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { useArrival } from './use-arrival.ts';
import { useLatePage } from './use-late-page.ts';

/**
 * What a page shows while another one is on its way or cannot come, and what is said when it is there. Fetched once the page stands,
 * because without a connection it could not be.
 */
export function PageSigns({ zone }: { zone: string }) {
  const latePath = useLatePage();
  const arrived = useArrival();
  const isLate = latePath !== null;
  useLayoutEffect(() => {
    document.querySelector('#content')?.toggleAttribute('data-late', isLate);
  }, [isLate]);
  return (
    <>
      <p aria-live="polite" data-arrived className="sr-only">
        {arrived}
      </p>
      <ConnectionBar zone={zone} />
      {isLate ? <PageSkeleton path={latePath} /> : null}
    </>
  );
}
