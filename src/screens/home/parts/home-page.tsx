import { OddsFormatProvider } from '../../pick/odds-format.tsx';
import { KitsProvider } from '../../team/team-disc.tsx';
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
      <KitsProvider value={data.kits}>
        <div
          data-ground
          className="relative isolate -mx-4 grid gap-5 overflow-hidden px-4 pt-5 pb-5 md:mx-0 md:mt-3 md:rounded-8 md:px-6 md:pt-5 md:pb-8 xl:grid-cols-[minmax(0,1fr)_340px] xl:grid-rows-[auto_1fr] xl:gap-x-8 xl:gap-y-5"
        >
          {/* Behind words it would be in the way, so it is drawn where there is room beside them. */}
          <span
            aria-hidden="true"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from our own folder, and inline it takes the theme's colours.
            dangerouslySetInnerHTML={{ __html: data.motif }}
            className="pointer-events-none absolute right-0 bottom-0 -z-10 max-xl:hidden [&_svg]:h-160 [&_svg]:w-268"
          />
          <Hero lockedCount={picks.lockedCount} />
          <div className="min-w-0 xl:row-span-2">
            <PickCard
              picks={picks}
              evidence={record.evidence}
              zone={display.zone}
              now={data.now}
              unitUsd={record.unitUsd}
            />
          </div>
          {record.window === null || record.days === null ? null : (
            <RecordCard
              window={record.window}
              days={record.days}
              unitUsd={record.unitUsd}
              shareCode={data.shareCode}
              origin={data.origin}
            />
          )}
        </div>
        <LowerHome data={data} />
      </KitsProvider>
    </OddsFormatProvider>
  );
}
