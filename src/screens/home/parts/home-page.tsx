import { OddsFormatProvider } from '../../pick/odds-format.tsx';
import { useBrowserZone } from '../../use-browser-zone.ts';
import type { HomeData } from '../data.server.ts';
import { Hero } from './hero.tsx';
import { LowerHome } from './lower-home.tsx';
import { PickCard } from './pick-card.tsx';
import { RecordCard } from './record-card.tsx';

/** Home of a guest: the sentence, tonight's pick and the record in one view, and below it how it works, what came of it and what it costs. */
export function HomePage({ data }: { data: HomeData }) {
  const { display, record, picks } = data;
  useBrowserZone(display);
  return (
    <OddsFormatProvider format={data.oddsFormat}>
      <div className="grid gap-5 pt-5 lg:grid-cols-[minmax(0,13fr)_minmax(0,9fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-6">
        <Hero lockedCount={picks.lockedCount} />
        <div className="min-w-0 lg:row-span-2">
          <PickCard
            picks={picks}
            evidence={record.evidence}
            zone={display.zone}
            now={data.now}
            unitUsd={record.unitUsd}
          />
        </div>
        {record.window === null || record.days === null ? null : (
          <RecordCard window={record.window} days={record.days} unitUsd={record.unitUsd} />
        )}
      </div>
      <LowerHome data={data} />
    </OddsFormatProvider>
  );
}
