import { data } from 'react-router';
import { googleCallbackContract } from '#api/auth/google/callback.contract.ts';
import { googleConsentContract } from '#api/auth/google/consent.contract.ts';
import { googleLinkContract } from '#api/auth/google/link.contract.ts';
import { googleStartContract } from '#api/auth/google.contract.ts';
import { type Called, callApi, type FormContext, goOn, sendBack, textOf } from '../sent-form.server.ts';
import { safeRedirect } from './safe-redirect.server.ts';
import type { ProviderAnswer, SentSignIn } from './sign-in-outcome.ts';

/**
 * The forms of a provider's sign-in, which log-in and sign-up share; null for any other form. The code of Google's window counts only from a
 * script of ours, which the API looks at.
 */
export async function providerAction(context: FormContext, form: FormData, goesTo: string) {
  switch (textOf(form, 'form')) {
    case 'google':
      return form.has('code') ? takeCode(context, form, goesTo) : goToGoogle(context, goesTo);
    case 'consent':
      return endConsent(context, form, goesTo);
    case 'link':
      return endLink(context, form, goesTo);
    default:
      return null;
  }
}

async function goToGoogle(context: FormContext, redirect: string) {
  const called = await callApi(context, googleStartContract, { query: { redirect, lang: context.locale } });
  return called.status ? goOn(called.data.url, called.headers) : sendBack(context, called, GOOGLE);
}

const GOOGLE = { form: 'google', fields: [] } as const;

async function takeCode(context: FormContext, form: FormData, goesTo: string) {
  const called = await callApi(context, googleCallbackContract, { body: { code: textOf(form, 'code') } });
  return followProvider(context, called, goesTo);
}

/** Signed in, or the question that is still to be answered. */
export async function followProvider(context: FormContext, called: Called<ProviderAnswer>, goesTo: string) {
  if (!called.status) return sendBack(context, called, GOOGLE);
  const { data: answer, headers } = called;
  if (answer.state === 'signed_in') return goOn(wayOn(context, answer.redirect, goesTo), headers);
  return data<SentSignIn>({ form: answer.state, errors: {}, typed: {}, question: answer });
}

async function endConsent(context: FormContext, form: FormData, goesTo: string) {
  const question = { state: 'consent', name: '', ...askedIn(form) } as const;
  const called = await callApi(context, googleConsentContract, {
    body: { ticket: question.ticket, agree: form.has('agree'), locale: context.locale },
  });
  if (called.status) return goOn(wayOn(context, question.redirect, goesTo), called.headers);
  return askAgain(await sendBack(context, called, { form: 'consent', fields: ['agree'] }), question);
}

async function endLink(context: FormContext, form: FormData, goesTo: string) {
  const question = { state: 'link', ...askedIn(form) } as const;
  const called = await callApi(context, googleLinkContract, {
    body: { ticket: question.ticket, password: textOf(form, 'password') },
  });
  if (called.status) return goOn(wayOn(context, question.redirect, goesTo), called.headers);
  return askAgain(await sendBack(context, called, { form: 'link', fields: ['password'] }), question);
}

/** What the page said of the question, as its form sends it along. */
function askedIn(form: FormData) {
  return {
    ticket: textOf(form, 'ticket'),
    email: textOf(form, 'email'),
    redirect: textOf(form, 'redirect') || null,
  };
}

function askAgain(
  { data: sent, init }: Awaited<ReturnType<typeof sendBack>>,
  question: NonNullable<SentSignIn['question']>,
) {
  return data<SentSignIn>({ ...sent, question }, init ?? {});
}

/** A way back that went to the provider and came again is looked at like one in an address. */
function wayOn({ locale }: FormContext, redirect: string | null, goesTo: string): string {
  return redirect === null ? goesTo : safeRedirect(redirect, locale);
}
