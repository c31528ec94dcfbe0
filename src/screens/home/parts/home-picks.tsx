import { lazy, Suspense } from 'react';
import type { HomeData } from '../data.server.ts';
import { PickCards } from './pick-cards.tsx';

/** The cards of readers with a plan, whose code no guest has to load. */
const OwnPicks = import.meta.env.SSR
  ? (await import('./own-picks.tsx')).OwnPicks
  : lazy(async () => ({ default: (await import('./own-picks.tsx')).OwnPicks }));

/** The picks on top of the page: open ones for a reader with a plan, the free one and two locked ones for all others. */
export function HomePicks({ data }: { data: HomeData }) {
  const { own, picks, record, display, zoneName } = data;
  if (own !== null) {
    return (
      <Suspense>
        <OwnPicks own={own} />
      </Suspense>
    );
  }
  return <PickCards picks={picks} evidence={record.evidence} zone={display.zone} zoneName={zoneName} />;
}
