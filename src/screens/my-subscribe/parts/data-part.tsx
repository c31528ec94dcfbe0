import type { MySubscribeData } from '../data.server.ts';
import { BreakSection } from './break-section.tsx';
import { DataSection } from './data-section.tsx';
import { StatsOnlySection } from './stats-only-section.tsx';

/** The ways out: a break, the site without bets, a copy of one's data, and the end of the account. */
export function DataPart(data: MySubscribeData) {
  const { zone, profile } = data;
  return (
    <>
      <BreakSection until={data.breakUntil} zone={zone} />
      <StatsOnlySection isOn={data.hasChosenStatsOnly} />
      <DataSection email={profile.email} years={data.orderYears} />
    </>
  );
}
