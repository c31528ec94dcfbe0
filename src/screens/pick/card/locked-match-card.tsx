import type { CardPick, OngoingData } from '../cards.server.ts';
import { LockedPick } from '../locked-pick.tsx';
import { OngoingHead } from './ongoing-head.tsx';
import { SerialLine } from './serial-line.tsx';
import { TrackLine } from './track-line.tsx';

/** A pick that a plan opens, with the facts around it that every member may see. */
export function LockedMatchCard({ pick, data }: { pick: CardPick; data: OngoingData }) {
  return (
    <LockedPick>
      <div className="grid gap-3">
        <OngoingHead pick={pick} data={data} />
        <TrackLine pick={pick} />
        <SerialLine pick={pick} locale={data.locale} />
      </div>
    </LockedPick>
  );
}
