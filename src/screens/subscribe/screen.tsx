import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import type { PageHandle } from '../frame/page-handle.ts';
import { pageMeta } from '../page-meta.ts';
import { loadSubscribe } from './data.server.ts';
import { PlanOffer } from './parts/plan-offer.tsx';
import { CHECK_PARAMETER, loginHref, readSubscribeQuery } from './subscribe-query.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const facts = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  if (facts.member === null && searchParams.has(CHECK_PARAMETER))
    throw redirect(loginHref(facts.locale, readSubscribeQuery(searchParams)));
  return loadSubscribe(facts, searchParams);
}

/** A guest only reads it. */
export const handle: PageHandle = { isRead: true };

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Subscribe() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <PlanOffer {...data} />
    </LanguageProvider>
  );
}
