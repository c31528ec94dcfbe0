import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { limits } from '#ui/timings.ts';
import { pageContext } from '../../page/page-context.ts';
import { Late, latePart } from '../frame/loading/late-part.tsx';
import type { PageHandle } from '../frame/page-addresses.tsx';
import { pageMeta } from '../page-meta.ts';
import { loadNews } from './data.server.ts';

const fetchPage = async () => (await import('./parts/news-page.tsx')).NewsPage;
const page = latePart(fetchPage, import.meta.env.SSR ? await fetchPage() : null);
export const loadPart = page.load;

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadNews(context.get(pageContext), url, limits.itemsPerPage);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ ...loaderData.meta, feed: loaderData.feed }) : [];

/** Each article and each page of the list has an address of its own. */
export const handle: PageHandle = { query: ['id', 'page'] };

export default function News() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <Late part={page} given={{ data }} />
    </LanguageProvider>
  );
}
