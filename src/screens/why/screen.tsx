import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import type { PageHandle } from '../frame/page-handle.ts';
import { pageMeta } from '../page-meta.ts';
import { OddsFormatProvider } from '../pick/odds-format.tsx';
import { loadWhy } from './data.server.ts';
import { WhyPage } from './parts/why-page.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadWhy(context.get(pageContext), request);
}

/** A guest only reads it. */
export const handle: PageHandle = { isRead: true, hasTimes: true };

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Why() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <OddsFormatProvider format={data.oddsFormat}>
        <WhyPage data={data} />
      </OddsFormatProvider>
    </LanguageProvider>
  );
}
