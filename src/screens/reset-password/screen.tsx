import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { formHeaders } from '../form-headers.ts';
import type { PageHandle } from '../frame/page-handle.ts';
import { pageMeta } from '../page-meta.ts';
import { resetAction } from './action.server.ts';
import { loadResetPassword } from './data.server.ts';
import { ResetPasswordPage } from './parts/reset-password-page.tsx';
import type { SentReset } from './sent-reset.ts';

/** A form of it is sent to its action. */
export const handle: PageHandle = { isRead: true };

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadResetPassword(context.get(pageContext), url);
}

export function action({ context, request }: ActionFunctionArgs) {
  return resetAction(context.get(pageContext), request);
}

/** The address of this page can hold a secret, which no other site and no cache may learn. */
export function headers(given: Parameters<typeof formHeaders>[0]): Headers {
  const own = new Headers(formHeaders(given));
  own.set('Cache-Control', 'private, no-store');
  own.set('Referrer-Policy', 'no-referrer');
  return own;
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function ResetPassword() {
  const data = useLoaderData<typeof loader>();
  const sent = useActionData<SentReset>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <ResetPasswordPage {...data} sent={sent} />
    </LanguageProvider>
  );
}
