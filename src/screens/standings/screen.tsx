import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { Late, latePart } from '../frame/loading/late-part.tsx';
import type { PageHandle } from '../frame/page-addresses.tsx';
import { pageMeta } from '../page-meta.ts';
import { loadStandings } from './data.server.ts';

const fetchPage = async () => (await import('./parts/standings-page.tsx')).StandingsPage;
const page = latePart(fetchPage, import.meta.env.SSR ? await fetchPage() : null);
export const loadPart = page.load;

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadStandings(context.get(pageContext), request);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

/** Each league has an address of its own. */
export const handle: PageHandle = { query: ['league'] };

export default function StandingsScreen() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <Late part={page} given={{ data }} />
    </LanguageProvider>
  );
}
