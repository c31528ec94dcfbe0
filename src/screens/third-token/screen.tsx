import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { Late, latePart } from '../frame/loading/late-part.tsx';
import { pageMeta } from '../page-meta.ts';
import { loadThirdToken } from './data.server.ts';

const fetchPage = async () => (await import('./parts/third-token-page.tsx')).ThirdTokenPage;
const page = latePart(fetchPage, import.meta.env.SSR ? await fetchPage() : null);
export const loadPart = page.load;

/** Without a code nothing is being signed in: the login page follows. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const data = await loadThirdToken(context.get(pageContext), url);
  if (!data.hasCode) throw redirect(data.login);
  return data;
}

/** The page loses its query at once, and is not loaded again for it. */
export const shouldRevalidate = () => false;

export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function ThirdToken() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <Late part={page} given={data} />
    </LanguageProvider>
  );
}
