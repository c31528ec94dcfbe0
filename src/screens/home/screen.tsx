import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { Late, latePart } from '../frame/loading/late-part.tsx';
import { pageMeta } from '../page-meta.ts';
import { isShownStatsOnly } from '../stats-only.server.ts';
import { loadHome } from './data.server.ts';
import { loadStatsHome } from './stats-home.server.ts';

const fetchPage = async () => (await import('./parts/home-page.tsx')).HomePage;
const page = latePart(fetchPage, import.meta.env.SSR ? await fetchPage() : null);
export const loadPart = page.load;

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
  if ('kind' in data) {
    return (
      <Suspense>
        <StatsHome data={data} />
      </Suspense>
    );
  }
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <Late part={page} given={{ data }} />
    </LanguageProvider>
  );
}
