import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import type { PageHandle } from '../frame/page-handle.ts';
import { pageMeta } from '../page-meta.ts';
import { runRouteMiddleware } from '../route-middleware.ts';
import { loginAction } from './action.server.ts';
import { loadLogin } from './data.server.ts';
import { LoginPage } from './parts/login-page.tsx';
import type { SentLogin } from './sent-login.ts';

export { formHeaders as headers } from '../form-headers.ts';

export const routeMiddleware = ['guest'];

/** A form of it is sent to its action. */
export const handle: PageHandle = { isRead: true };

/** An e-mail's link confirms an address here, no matter who is signed in. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, url } = args;
  const page = args.context.get(pageContext);
  if (page.isForm !== true && !url.searchParams.has('verify'))
    await runRouteMiddleware(routeMiddleware, args);
  return loadLogin(page, request, url);
}

export function action({ context, request, url }: ActionFunctionArgs) {
  return loginAction(context.get(pageContext), request, url);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Login() {
  const data = useLoaderData<typeof loader>();
  const sent = useActionData<SentLogin>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <LoginPage {...data} sent={sent} />
    </LanguageProvider>
  );
}
