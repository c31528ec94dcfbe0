import { redirect } from 'react-router';
import { acceptVersionsContract } from '#api/me/consents.contract.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { PageContext } from '../page/page-context.ts';
import { callApi, goOn, readForm, sendBack, textOf } from './sent-form.server.ts';
import { safeRedirect } from './sign-in/safe-redirect.server.ts';

/** A member agrees to new versions of the texts that they were shown, or puts the question off. */
export async function legalAction(
  context: PageContext,
  request: Request,
  { pathname, search, searchParams }: URL,
) {
  if (context.member === null) {
    const query = new URLSearchParams({ redirect: `${pathname}${search}` });
    throw redirect(`${localePath(context.locale, '/login')}?${query}`);
  }
  const form = await readForm(request);
  if (textOf(form, 'form') !== 'consent')
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' });
  const agree = textOf(form, 'answer') === 'agree';
  const documents = agree ? form.getAll('document').map((text) => readDocument(String(text))) : [];
  const called = await callApi(context, acceptVersionsContract, { body: { agree, documents } });
  if (!called.status) return sendBack(context, called, { form: 'consent', fields: [] });
  const next = searchParams.has('agree') ? safeRedirect(searchParams.get('agree'), context.locale) : pathname;
  return goOn(next, called.headers);
}

/** One text to the letter, as the form names it: `terms 3 9f86…`. */
function readDocument(text: string) {
  const [type, version, sha256] = text.split(' ');
  return { type, version: Number(version), sha256 };
}
