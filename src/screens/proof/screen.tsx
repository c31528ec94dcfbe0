import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import type { PageHandle } from '../frame/page-handle.ts';
import { pageMeta } from '../page-meta.ts';
import { loadProof } from './data.server.ts';
import { ProofPage } from './parts/proof-page.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadProof(context.get(pageContext), request);
}

/** Each day has an address of its own. A guest only reads it: what checks a day in the browser is a script of its own (`check/start-check.ts`). */
export const handle: PageHandle = { query: ['day'], isRead: true, hasTimes: true };

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Proof() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <ProofPage {...data} />
    </LanguageProvider>
  );
}
