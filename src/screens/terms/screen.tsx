import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { Late, latePart } from '../frame/loading/late-part.tsx';
import { loadLegalTexts } from '../legal-texts.server.ts';
import { pageMeta } from '../page-meta.ts';

const fetchPage = async () => (await import('../legal-page.tsx')).LegalPage;
const page = latePart(fetchPage, import.meta.env.SSR ? await fetchPage() : null);
export const loadPart = page.load;

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadLegalTexts(context.get(pageContext), ['terms', 'purchase', 'notice'], url.searchParams);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

/** The terms of service, those of a purchase, and the user notice at `#notice` (docs/product/conventions.md). */
export default function Terms() {
  const { locale, messages, documents, zone, consents } = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={locale} messages={messages}>
      <Late part={page} given={{ documents, zone, consents }} />
    </LanguageProvider>
  );
}
