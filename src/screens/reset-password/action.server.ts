import { data } from 'react-router';
import { resetPasswordContract } from '#api/ai-accounts/forget-password/reset.contract.ts';
import { forgetPasswordContract } from '#api/ai-accounts/forget-password.contract.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { PageContext } from '../../page/page-context.ts';
import { answerForm, callApi, goOn, readForm, sendBack, textOf } from '../sent-form.server.ts';
import { noteCookie } from '../sign-in/sign-in-note.server.ts';
import type { SentReset } from './sent-reset.ts';

/** Mails a link, or takes the new password of anyone who came by one. */
export async function resetAction(context: PageContext, request: Request) {
  const form = await readForm(request);
  return textOf(form, 'form') === 'new' ? change(context, form) : ask(context, form);
}

async function ask(context: PageContext, form: FormData) {
  const email = textOf(form, 'email');
  const called = await callApi(context, forgetPasswordContract, { body: { email } });
  if (!called.status) return sendBack(context, called, { form: 'ask', fields: ['email'], typed: { email } });
  return data<SentReset>({ form: 'ask', errors: {}, typed: {}, sentTo: email.trim() });
}

/** It ends every session, so the log-in page follows. */
async function change(context: PageContext, form: FormData) {
  const token = textOf(form, 'token');
  const called = await callApi(context, resetPasswordContract, {
    body: {
      token,
      password: textOf(form, 'password'),
      password_confirmation: textOf(form, 'password_confirmation'),
    },
  });
  if (called.status) {
    const login = localePath(context.locale, '/login');
    return goOn(login, called.headers, [noteCookie({ kind: 'reset' }, login, context)]);
  }
  const { data: sent } = await sendBack(context, called, {
    form: 'new',
    fields: ['password', 'password_confirmation'],
  });
  return answerForm<SentReset>(called, { ...sent, token });
}
