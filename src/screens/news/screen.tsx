import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { limits } from '#ui/timings.ts';
import { pageContext } from '../../page/page-context.ts';
import type { PageHandle } from '../frame/page-handle.ts';
import { pageMeta } from '../page-meta.ts';
import { loadNews } from './data.server.ts';
import { NewsPage } from './parts/news-page.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadNews(context.get(pageContext), request, limits.itemsPerPage);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ ...loaderData.meta, feed: loaderData.feed }) : [];

/** Each article and each page of the list has an address of its own. */
export const handle: PageHandle = { query: ['id', 'page'], isRead: true, hasTimes: true };

export default function News() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <NewsPage data={data} />
    </LanguageProvider>
  );
}
