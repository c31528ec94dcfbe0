import type { RecordData } from '../data.server.ts';
import { Breakdown } from './breakdown.tsx';
import { Calibration } from './calibration.tsx';

/** The window by chance and by kind. */
export function Groups({ data }: { data: RecordData }) {
  return (
    <>
      <Calibration data={data} />
      <Breakdown data={data} />
    </>
  );
}
