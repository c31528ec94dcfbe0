import type { RecordData } from '../data.server.ts';
import { Parity } from './parity.tsx';
import { PriceSurvival } from './price-survival.tsx';
import { WinRateRank } from './win-rate-rank.tsx';

/** What stands below the settled picks: where the record is good or bad, how long its prices lasted, and whether it keeps what it promised. */
export function Doubts({ data }: { data: RecordData }) {
  const { figures, origin } = data;
  return (
    <>
      {figures.summary.n === 0 ? null : (
        <>
          <WinRateRank data={data} />
          <PriceSurvival figures={figures} origin={origin} />
        </>
      )}
      <Parity figures={figures} origin={origin} />
    </>
  );
}
