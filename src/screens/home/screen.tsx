import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { OddsFormatProvider } from '../pick/odds-format.tsx';
import { isShownStatsOnly } from '../stats-only.server.ts';
import { useBrowserZone } from '../use-browser-zone.ts';
import { type HomeData, loadHome } from './data.server.ts';
import { Hero } from './parts/hero.tsx';
import { PickCards } from './parts/pick-cards.tsx';
import { RecordLine } from './parts/record-line.tsx';
import { loadStatsHome } from './stats-home.server.ts';

/** The server writes the whole page at once; the browser wakes its lower part after the first view. */
const LowerHome = import.meta.env.SSR
  ? (await import('./parts/lower-home.tsx')).LowerHome
  : lazy(async () => ({ default: (await import('./parts/lower-home.tsx')).LowerHome }));

/** Home without bets, which few readers load. */
const StatsHome = import.meta.env.SSR
  ? (await import('./parts/stats-home.tsx')).StatsHome
  : lazy(async () => ({ default: (await import('./parts/stats-home.tsx')).StatsHome }));

export function loader({ request, context }: LoaderFunctionArgs) {
  const facts = context.get(pageContext);
  return isShownStatsOnly(facts) ? loadStatsHome(facts) : loadHome(facts, request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Screen() {
  const data = useLoaderData<typeof loader>();
  if (!('kind' in data)) return <Home data={data} />;
  return (
    <Suspense>
      <StatsHome data={data} />
    </Suspense>
  );
}

function Home({ data }: { data: HomeData }) {
  const { locale, messages, display, offset, record } = data;
  useBrowserZone(display);
  const { zone } = display;
  return (
    <LanguageProvider locale={locale} messages={messages}>
      <OddsFormatProvider format={data.oddsFormat}>
        <Hero />
        <PickCards picks={record.picks} evidence={record.evidence} zone={zone} offset={offset} />
        <RecordLine windows={record.windows} unitUsd={record.unitUsd} />
        <Suspense fallback={<div className="min-h-screen" />}>
          <LowerHome data={data} />
        </Suspense>
      </OddsFormatProvider>
    </LanguageProvider>
  );
}
