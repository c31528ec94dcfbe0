import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { officePage } from '../office-page.server.ts';
import { loadFirstRun } from './data.server.ts';
import { FirstRun } from './first-run.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadFirstRun(officePage(args));
}

/** The address of this page may hold a secret, which no other site and no cache may learn. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });

export default function FirstRunPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <FirstRun {...data} />
    </LanguageProvider>
  );
}
