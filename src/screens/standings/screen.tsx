import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import type { PageHandle } from '../frame/page-handle.ts';
import { pageMeta } from '../page-meta.ts';
import { KitsProvider } from '../team/team-disc.tsx';
import { loadStandings } from './data.server.ts';
import { StandingsPage } from './parts/standings-page.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadStandings(context.get(pageContext), request);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

/** Each league has an address of its own. */
export const handle: PageHandle = { query: ['league'], isRead: true, hasTimes: true };

export default function StandingsScreen() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <KitsProvider value={data.kits}>
        <StandingsPage data={data} />
      </KitsProvider>
    </LanguageProvider>
  );
}
