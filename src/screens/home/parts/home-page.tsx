import { OddsFormatProvider } from '../../pick/odds-format.tsx';
import { useBrowserZone } from '../../use-browser-zone.ts';
import type { HomeData } from '../data.server.ts';
import { Hero } from './hero.tsx';
import { HomePicks } from './home-picks.tsx';
import { LowerHome } from './lower-home.tsx';
import { RecordLine } from './record-line.tsx';

/** What this is, the picks of the day, the record, and below the first view how it works and all the rest. */
export function HomePage({ data }: { data: HomeData }) {
  const { display, record } = data;
  useBrowserZone(display);
  return (
    <OddsFormatProvider format={data.oddsFormat}>
      <Hero isGuest={data.isGuest} />
      <HomePicks data={data} />
      <RecordLine windows={record.windows} unitUsd={record.unitUsd} />
      <LowerHome data={data} />
    </OddsFormatProvider>
  );
}
