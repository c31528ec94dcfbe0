import type { ReactNode } from 'react';
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
  const { record, offset, subscribeAge } = data;
  const { zone } = data.display;
  return (
    <>
      <Below>
        <HowItWorks record={record} zone={zone} offset={offset} />
      </Below>
      <Below>
        <Features />
        <UsageSteps age={subscribeAge} />
      </Below>
      <Below>
        <SettledPicks
          picks={record.settled}
          origin={record.settledOrigin}
          zone={zone}
          unitUsd={record.unitUsd}
        />
      </Below>
      <Below>
        <Counters
          analysed={record.analysed}
          window={record.windows[0]}
          members={record.members}
          unitUsd={record.unitUsd}
        />
        <LeagueList leagues={record.leagues} features={record.features} zone={zone} />
      </Below>
      <Below>
        <Feedback items={data.feedback} />
        <PlansTeaser plans={data.plans} />
        <About />
      </Below>
    </>
  );
}

/**
 * A stretch of the page that is laid out when the reader comes near it, so that the first view stands sooner. It is a little
 * wider than what it holds, since what it holds is cut at its edges.
 */
function Below({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-2 px-2 [contain-intrinsic-block-size:auto_1000px] [content-visibility:auto]">
      {children}
    </div>
  );
}
