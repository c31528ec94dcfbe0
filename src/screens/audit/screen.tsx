import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import type { PageHandle } from '../frame/page-handle.ts';
import { pageMeta } from '../page-meta.ts';
import { loadAudit } from './data.server.ts';
import { AuditPage } from './parts/audit-page.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadAudit(context.get(pageContext), request);
}

/** A guest only reads it. */
export const handle: PageHandle = { isRead: true, hasTimes: true };

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Audit() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <AuditPage {...data} />
    </LanguageProvider>
  );
}
