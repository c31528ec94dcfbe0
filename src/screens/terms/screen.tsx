import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import type { PageHandle } from '../frame/page-handle.ts';
import { legalAction } from '../legal-action.server.ts';
import { LegalPage } from '../legal-page.tsx';
import { loadLegalTexts } from '../legal-texts.server.ts';
import { pageMeta } from '../page-meta.ts';

export { formHeaders as headers } from '../form-headers.ts';
export { reloadAfterForm as shouldRevalidate, sendPageForm as clientAction } from '../send-page-form.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadLegalTexts(context.get(pageContext), ['terms', 'purchase', 'notice'], url.searchParams);
}

export function action({ context, request, url }: ActionFunctionArgs) {
  return legalAction(context.get(pageContext), request, url);
}

/** A guest only reads it. */
export const handle: PageHandle = { isRead: true };

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

/** The terms of service, those of a purchase, and the user notice at `#notice` (docs/product/conventions.md). */
export default function Terms() {
  const { locale, messages, documents, zone, consents } = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={locale} messages={messages}>
      <LegalPage documents={documents} zone={zone} consents={consents} />
    </LanguageProvider>
  );
}
