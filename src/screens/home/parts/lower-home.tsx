import { About } from '../../frame/about.tsx';
import type { HomeData } from '../data.server.ts';
import { Feedback } from './feedback.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LeagueLine } from './league-line.tsx';
import { PlansTeaser } from './plans-teaser.tsx';
import { SettledPicks } from './settled-picks.tsx';

/** What stands below the first view. */
export function LowerHome({ data }: { data: HomeData }) {
  const { record, picks, offset, subscribeAge } = data;
  const { zone } = data.display;
  return (
    <>
      <HowItWorks record={record} picks={picks} zone={zone} offset={offset} />
      <SettledPicks
        picks={record.settled}
        origin={record.settledOrigin}
        zone={zone}
        unitUsd={record.unitUsd}
      />
      <LeagueLine leagues={record.leagues} />
      <Feedback items={data.feedback} />
      <PlansTeaser plans={data.plans} age={subscribeAge} />
      <About />
    </>
  );
}
