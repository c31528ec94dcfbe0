import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { useBrowserZone } from '../use-browser-zone.ts';
import { loadHome } from './data.server.ts';
import { Hero } from './parts/hero.tsx';
import { HowItWorks } from './parts/how-it-works.tsx';
import { LeagueList } from './parts/league-list.tsx';
import { PickCards } from './parts/pick-cards.tsx';
import { RecordLine } from './parts/record-line.tsx';
import { SettledPicks } from './parts/settled-picks.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadHome(context.get(pageContext), request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Screen() {
  const { locale, messages, display, offset, record } = useLoaderData<typeof loader>();
  useBrowserZone(display);
  const { zone } = display;
  return (
    <LanguageProvider locale={locale} messages={messages}>
      <Hero />
      <PickCards picks={record.picks} zone={zone} offset={offset} />
      <RecordLine windows={record.windows} analysed={record.analysed} unitUsd={record.unitUsd} />
      <HowItWorks record={record} zone={zone} offset={offset} />
      <SettledPicks
        picks={record.settled}
        origin={record.settledOrigin}
        zone={zone}
        unitUsd={record.unitUsd}
      />
      <LeagueList leagues={record.leagues} features={record.features} zone={zone} />
    </LanguageProvider>
  );
}
