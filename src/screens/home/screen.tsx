import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { loadPart } from '../frame/loading/load-part.ts';
import type { PageHandle } from '../frame/page-handle.ts';
import { isWritten } from '../is-written.ts';
import { pageMeta } from '../page-meta.ts';
import { isShownStatsOnly } from '../stats-only.server.ts';
import { loadHome } from './data.server.ts';
import { loadStatsHome } from './stats-home.server.ts';
import { loadToday } from './today.server.ts';

/** Home of guests, who read it without the framework: only who comes to it from a page that is hydrated loads its code. */
const HomePage = import.meta.env.SSR
  ? (await import('./parts/home-page.tsx')).HomePage
  : lazy(async () => ({ default: (await loadPart(() => import('./parts/home-page.tsx'))).HomePage }));

/** Home without bets, which few readers load. */
const StatsHome = isWritten('data-home', 'stats')
  ? (await import('./parts/stats-home.tsx')).StatsHome
  : lazy(async () => ({ default: (await loadPart(() => import('./parts/stats-home.tsx'))).StatsHome }));

/** Home of members, whose code no guest has to load. */
const Today = isWritten('data-home', 'today')
  ? (await import('./parts/today.tsx')).Today
  : lazy(async () => ({ default: (await loadPart(() => import('./parts/today.tsx'))).Today }));

export function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  if (isShownStatsOnly(page)) return loadStatsHome(page);
  return page.member === null ? loadHome(page, request) : loadToday(page, page.member, request);
}

/** A guest only reads it. */
export const handle: PageHandle = { isRead: true, hasTimes: true };

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Screen() {
  const data = useLoaderData<typeof loader>();
  if ('kind' in data && data.kind === 'today') {
    return (
      <Suspense>
        <div data-home="today" className="contents">
          <Today data={data} />
        </div>
      </Suspense>
    );
  }
  if ('kind' in data) {
    return (
      <Suspense>
        <div data-home="stats" className="contents">
          <StatsHome data={data} />
        </div>
      </Suspense>
    );
  }
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <Suspense>
        <HomePage data={data} />
      </Suspense>
    </LanguageProvider>
  );
}
