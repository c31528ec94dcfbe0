import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { About } from '../frame/about.tsx';
import { pageMeta } from '../page-meta.ts';
import { useBrowserZone } from '../use-browser-zone.ts';
import { loadHome } from './data.server.ts';
import { Counters } from './parts/counters.tsx';
import { Features } from './parts/features.tsx';
import { Feedback } from './parts/feedback.tsx';
import { Hero } from './parts/hero.tsx';
import { HowItWorks } from './parts/how-it-works.tsx';
import { LeagueList } from './parts/league-list.tsx';
import { PickCards } from './parts/pick-cards.tsx';
import { PlansTeaser } from './parts/plans-teaser.tsx';
import { RecordLine } from './parts/record-line.tsx';
import { SettledPicks } from './parts/settled-picks.tsx';
import { UsageSteps } from './parts/usage-steps.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadHome(context.get(pageContext), request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Screen() {
  const data = useLoaderData<typeof loader>();
  const { locale, messages, display, offset, record } = data;
  useBrowserZone(display);
  const { zone } = display;
  return (
    <LanguageProvider locale={locale} messages={messages}>
      <Hero />
      <PickCards picks={record.picks} evidence={record.evidence} zone={zone} offset={offset} />
      <RecordLine windows={record.windows} unitUsd={record.unitUsd} />
      <HowItWorks record={record} zone={zone} offset={offset} />
      <Features />
      <UsageSteps age={data.subscribeAge} />
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
        unitUsd={record.unitUsd}
      />
      <LeagueList leagues={record.leagues} features={record.features} zone={zone} />
      <Feedback items={data.feedback} />
      <PlansTeaser plans={data.plans} />
      <About />
    </LanguageProvider>
  );
}
