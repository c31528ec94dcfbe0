import { About } from '../../frame/about.tsx';
import type { HomeData } from '../data.server.ts';
import { Counters } from './counters.tsx';
import { Features } from './features.tsx';
import { Feedback } from './feedback.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LeagueList } from './league-list.tsx';
import { PlansTeaser } from './plans-teaser.tsx';
import { SettledPicks } from './settled-picks.tsx';
import { UsageSteps } from './usage-steps.tsx';

/** What stands below the first view. */
export function LowerHome({ data }: { data: HomeData }) {
  const { record, picks, offset, subscribeAge } = data;
  const { zone } = data.display;
  // A reader with a plan is not told what there is to find, how to get a plan and what it costs.
  const isPaying = data.own !== null;
  return (
    <>
      <HowItWorks record={record} picks={picks} zone={zone} offset={offset} />
      {isPaying ? null : (
        <>
          <Features />
          <UsageSteps age={subscribeAge} />
        </>
      )}
      <SettledPicks
        picks={record.settled}
        origin={record.settledOrigin}
        zone={zone}
        unitUsd={record.unitUsd}
      />
      <Counters
        analysed={record.analysed}
        window={record.windows[0]}
        members={record.members}
        leagues={record.leagues.length}
        unitUsd={record.unitUsd}
      />
      <LeagueList leagues={record.leagues} features={record.features} zone={zone} />
      <Feedback items={data.feedback} />
      {isPaying ? null : <PlansTeaser plans={data.plans} />}
      <About />
    </>
  );
}
