import { data } from 'react-router';
import { verifyEmailContract } from '#api/ai-accounts/verify-email.contract.ts';
import { loginContract } from '#api/login.contract.ts';
import { logoutContract } from '#api/logout.contract.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { PageContext } from '../../page/page-context.ts';
import { answerForm, callApi, goOn, readForm, sendBack, textOf } from '../sent-form.server.ts';
import { providerAction } from '../sign-in/provider-action.server.ts';
import { safeRedirect } from '../sign-in/safe-redirect.server.ts';
import { expiredNote } from '../sign-in/sign-in-note.server.ts';
import type { SentLogin } from './sent-login.ts';

/** Logs in, by e-mail and password or with a provider; or confirms an address. */
export async function loginAction(context: PageContext, request: Request, { searchParams }: URL) {
  const { locale } = context;
  const form = await readForm(request);
  const goesTo = safeRedirect(searchParams.get('redirect'), locale);
  if (textOf(form, 'form') === 'logout') return leave(context);
  if (textOf(form, 'form') === 'verify') return verify(context, textOf(form, 'token'));
  const provided = await providerAction(context, form, goesTo);
  if (provided !== null) return provided;
  const body = { email: textOf(form, 'email'), password: textOf(form, 'password') };
  const called = await callApi(context, loginContract, { body });
  if (called.status)
    return goOn(goesTo, called.headers, [expiredNote(localePath(locale, '/login'), context)]);
  return sendBack(context, called, {
    form: 'login',
    fields: ['email', 'password'],
    typed: { email: body.email },
  });
}

/** Whether there was a session to end or not, no one is signed in afterwards. */
async function leave(context: PageContext) {
  const called = await callApi(context, logoutContract);
  return goOn(localePath(context.locale, '/'), called.headers);
}

/** Says whether the link was good; a page with either answer is no failure of a form. */
async function verify(context: PageContext, token: string) {
  const called = await callApi(context, verifyEmailContract, { body: { token } });
  const sent: SentLogin = { form: 'verify', errors: {}, typed: {}, isVerified: called.status };
  return called.status ? data(sent) : answerForm(called, sent);
}
