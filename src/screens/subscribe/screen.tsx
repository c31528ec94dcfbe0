import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import type { PageHandle } from '../frame/page-handle.ts';
import { pageMeta } from '../page-meta.ts';
import { subscribeAction } from './action.server.ts';
import { loadSubscribe } from './data.server.ts';
import { PlanOffer } from './parts/plan-offer.tsx';
import { CHECK_PARAMETER, loginHref, readSubscribeQuery } from './subscribe-query.ts';

export { formHeaders as headers } from '../form-headers.ts';
export { reloadAfterForm as shouldRevalidate, sendPageForm as clientAction } from '../send-page-form.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  if (page.member === null && searchParams.has(CHECK_PARAMETER))
    throw redirect(loginHref(page.locale, readSubscribeQuery(searchParams)));
  return loadSubscribe(page, searchParams);
}

export function action({ context, request, url }: ActionFunctionArgs) {
  return subscribeAction(context.get(pageContext), request, url);
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
