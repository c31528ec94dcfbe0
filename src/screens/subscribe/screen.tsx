import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { Late, latePart } from '../frame/loading/late-part.tsx';
import { pageMeta } from '../page-meta.ts';
import { loadSubscribe } from './data.server.ts';

const fetchPage = async () => (await import('./parts/plan-offer.tsx')).PlanOffer;
const page = latePart(fetchPage, import.meta.env.SSR ? await fetchPage() : null);
export const loadPart = page.load;

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadSubscribe(context.get(pageContext), new URL(request.url).searchParams);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Subscribe() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <Late part={page} given={data} />
    </LanguageProvider>
  );
}
