import { registerContract } from '#api/ai-accounts.contract.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { PageContext } from '../../page/page-context.ts';
import { callApi, goOn, readForm, sendBack, textOf } from '../sent-form.server.ts';
import { providerAction } from '../sign-in/provider-action.server.ts';
import { safeRedirect } from '../sign-in/safe-redirect.server.ts';
import { noteCookie } from '../sign-in/sign-in-note.server.ts';

const FIELDS = ['username', 'email', 'password', 'password_confirmation', 'agree'] as const;

/** Opens an account, by e-mail and password or with a provider. By e-mail no one is signed in: the log-in page follows. */
export async function registerAction(context: PageContext, request: Request, { searchParams }: URL) {
  const { locale } = context;
  const form = await readForm(request);
  const wanted = searchParams.get('redirect');
  const provided = await providerAction(context, form, safeRedirect(wanted, locale));
  if (provided !== null) return provided;
  const [username, email] = [textOf(form, 'username'), textOf(form, 'email')];
  const called = await callApi(context, registerContract, {
    body: {
      username,
      email,
      password: textOf(form, 'password'),
      password_confirmation: textOf(form, 'password_confirmation'),
      agree: form.has('agree'),
      locale,
    },
  });
  if (!called.status) {
    const typed = { username, email, ...(form.has('agree') ? { agree: '1' } : {}) };
    return sendBack(context, called, { form: 'register', fields: FIELDS, typed });
  }
  const login = localePath(locale, '/login');
  const wayBack =
    wanted === null ? '' : `?${new URLSearchParams({ redirect: safeRedirect(wanted, locale) })}`;
  const note = noteCookie({ kind: 'registered', email: email.trim() }, login, context);
  return goOn(`${login}${wayBack}`, called.headers, [note]);
}
