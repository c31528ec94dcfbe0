import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import type { PageHandle } from '../frame/page-handle.ts';
import { pageMeta } from '../page-meta.ts';
import { loadWidgets } from './data.server.ts';
import { WidgetsPage } from './parts/widgets-page.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return loadWidgets(context.get(pageContext));
}

/** A guest only reads it. */
export const handle: PageHandle = { isRead: true };

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Widgets() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <WidgetsPage {...data} />
    </LanguageProvider>
  );
}
