import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { formHeaders } from '../form-headers.ts';
import type { PageHandle } from '../frame/page-handle.ts';
import { pageMeta } from '../page-meta.ts';
import type { SentSignIn } from '../sign-in/sign-in-outcome.ts';
import { thirdTokenAction } from './action.server.ts';
import { loadThirdToken } from './data.server.ts';
import { ThirdTokenPage } from './parts/third-token-page.tsx';

/** Its form is sent to its action, by scripts at once. */
export const handle: PageHandle = { isRead: true };

/** Without a code nothing is being signed in: the login page follows. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const data = await loadThirdToken(page, url);
  if (data.code === null && page.isForm !== true) throw redirect(data.login);
  return data;
}

export function action({ context, request }: ActionFunctionArgs) {
  return thirdTokenAction(context.get(pageContext), request);
}

export function headers(given: Parameters<typeof formHeaders>[0]): Headers {
  const own = new Headers(formHeaders(given));
  own.set('Cache-Control', 'no-store');
  own.set('Referrer-Policy', 'no-referrer');
  return own;
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function ThirdToken() {
  const data = useLoaderData<typeof loader>();
  const sent = useActionData<SentSignIn>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <ThirdTokenPage {...data} sent={sent} />
    </LanguageProvider>
  );
}
