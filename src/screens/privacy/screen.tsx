import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { LegalPage } from '../legal-page.tsx';
import { loadLegalTexts } from '../legal-texts.server.ts';
import { pageMeta } from '../page-meta.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadLegalTexts(context.get(pageContext), ['privacy']);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

/** Which data are kept, why, and for how long. */
export default function Privacy() {
  const { locale, messages, documents, zone } = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={locale} messages={messages}>
      <LegalPage documents={documents} zone={zone} />
    </LanguageProvider>
  );
}
