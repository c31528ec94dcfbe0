import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { useBrowserZone } from '../use-browser-zone.ts';
import { loadProof } from './data.server.ts';
import { ProofPage } from './parts/proof-page.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadProof(context.get(pageContext), request);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Proof() {
  const data = useLoaderData<typeof loader>();
  useBrowserZone(data.display);
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <ProofPage {...data} />
    </LanguageProvider>
  );
}
