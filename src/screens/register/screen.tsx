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
import type { SentSignIn } from '../sign-in/sign-in-outcome.ts';
import { registerAction } from './action.server.ts';
import { loadRegister } from './data.server.ts';
import { RegisterPage } from './parts/register-page.tsx';

export { formHeaders as headers } from '../form-headers.ts';

export const routeMiddleware = ['guest'];

/** A form of it is sent to its action. */
export const handle: PageHandle = { isRead: true };

export async function loader(args: LoaderFunctionArgs) {
  const page = args.context.get(pageContext);
  if (page.isForm !== true) await runRouteMiddleware(routeMiddleware, args);
  return loadRegister(page, args.url);
}

export function action({ context, request, url }: ActionFunctionArgs) {
  return registerAction(context.get(pageContext), request, url);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Register() {
  const data = useLoaderData<typeof loader>();
  const sent = useActionData<SentSignIn>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <RegisterPage {...data} sent={sent} />
    </LanguageProvider>
  );
}
