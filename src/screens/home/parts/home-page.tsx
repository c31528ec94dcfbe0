import { OddsFormatProvider } from '../../pick/odds-format.tsx';
import { useBrowserZone } from '../../use-browser-zone.ts';
import type { HomeData } from '../data.server.ts';
import { Hero } from './hero.tsx';
import { LowerHome } from './lower-home.tsx';
import { PickCards } from './pick-cards.tsx';
import { RecordLine } from './record-line.tsx';

/** What this is, the strongest picks, the record, and below the first view how it works and all the rest. */
export function HomePage({ data }: { data: HomeData }) {
  const { display, zoneName, record } = data;
  useBrowserZone(display);
  return (
    <OddsFormatProvider format={data.oddsFormat}>
      <Hero />
      <PickCards picks={record.picks} evidence={record.evidence} zone={display.zone} zoneName={zoneName} />
      <RecordLine windows={record.windows} unitUsd={record.unitUsd} />
      <LowerHome data={data} />
    </OddsFormatProvider>
  );
}
