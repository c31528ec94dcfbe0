import { About } from '../../frame/about.tsx';
import type { HomeData } from '../data.server.ts';
import { Feedback } from './feedback.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LeagueLine } from './league-line.tsx';
import { PlansTeaser } from './plans-teaser.tsx';
import { SettledPicks } from './settled-picks.tsx';

/** What stands below the first view. A brand, or a test, may have its parts in another order; all of them are there. */
export function LowerHome({ data }: { data: HomeData }) {
  const { record, picks, offset, subscribeAge, layouts } = data;
  const { zone } = data.display;
  const isMethodLater = layouts.includes('results_before_method');
  const arePlansFirst = layouts.includes('plans_before_results');
  const method = <HowItWorks record={record} picks={picks} zone={zone} offset={offset} />;
  const plans = <PlansTeaser plans={data.plans} age={subscribeAge} />;
  return (
    <>
      {isMethodLater ? null : method}
      {arePlansFirst ? plans : null}
      <SettledPicks
        picks={record.settled}
        origin={record.settledOrigin}
        zone={zone}
        unitUsd={record.unitUsd}
      />
      {isMethodLater ? method : null}
      <LeagueLine leagues={record.leagues} />
      <Feedback items={data.feedback} />
      {arePlansFirst ? null : plans}
      <About />
    </>
  );
}
