import { data, redirect } from 'react-router';
import type { z } from 'zod';
import { type Contract, envelopeSchema } from '#api/endpoint.contract.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import type { PageContext } from '../page/page-context.ts';
import type { AnswerMessages } from './api-client.ts';
import { errorsOf, type FormErrors } from './form-errors.ts';

/** What a page says of a form that was sent to it and could not be taken. */
export type SentForm = {
  /** Which form of the page it was. */
  readonly form: string;
  readonly errors: FormErrors;
  /** What was typed, without secrets. */
  readonly typed: Readonly<Record<string, string>>;
  /** It was taken, and the page itself says so: for what nothing on the next page would show. */
  readonly isDone?: boolean;
};

/** What the actions of pages need of a request. */
export type FormContext = Pick<PageContext, 'ask' | 'locale' | 'services'>;

/** What a form says in place of a call's body: the contract looks at it, as it looks at every call. */
type FormCall = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly idempotencyKey?: string;
};

/** The answer of the API to a form, with what only its headers say. */
export type Called<Data> = { readonly headers: Headers } & (
  | { readonly status: true; readonly data: Data }
  | Refused
);
type Refused = {
  readonly headers: Headers;
  readonly status: false;
  readonly code: number;
  readonly msg: AnswerMessages;
  readonly data: unknown;
};

/** The fields of a form; a request that holds none is refused. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' });
  }
}

/** A field of text, empty where it is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Makes the call that a form stands for: the same use case, limits and messages as for every other client of the API. */
export async function callApi<Data extends z.ZodType>(
  { ask, locale }: FormContext,
  contract: Pick<Contract, 'method' | 'path'> & { readonly data: Data },
  { params = {}, query = {}, body, idempotencyKey }: FormCall = {},
): Promise<Called<z.output<Data>>> {
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const headers = new Headers({ 'X-Language': locale });
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const answer = await ask(`/api${path}?${new URLSearchParams(query)}`, {
    method: contract.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const envelope = envelopeSchema.parse(await answer.json());
  const { http_code: code, data: answered, messages } = envelope;
  if (code === 200) return { status: true, data: contract.data.parse(answered), headers: answer.headers };
  return { status: false, code, msg: messages.input_validates, data: answered, headers: answer.headers };
}

/** The page again, with what is wrong beside the fields and what was typed in them. */
export async function sendBack(
  { locale }: FormContext,
  refused: Refused,
  options: {
    readonly form: string;
    /** The fields that can say what is wrong with them. */
    readonly fields: readonly string[];
    readonly typed?: SentForm['typed'];
  },
) {
  const t = createTranslator<'errors'>({ locale, messages: await loadMessages(locale, ['errors']) });
  const errors = errorsOf(refused.msg, options.fields, t('errors.unreachable'));
  return answerForm(refused, { form: options.form, errors, typed: options.typed ?? {} });
}

/** The page again, which says that the form was taken. Everything else that was taken leads on (`goOn`). */
export function answerDone(form: string) {
  const sent: SentForm = { form, errors: {}, typed: {}, isDone: true };
  return data(sent);
}

/** The fields of a form as they were typed. */
export function typedIn(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
}

/** What an action says of a form that no call was made for, as what was typed cannot be meant. */
export function failForm(sent: SentForm) {
  return data(sent, { status: 422 });
}

/** What an action says of a form that was refused, with the status of the call and the wait that it asks for. */
export function answerForm<Sent extends SentForm>({ code, headers: called }: Refused, sent: Sent) {
  const headers = new Headers();
  const retryAfter = called.get('Retry-After');
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  for (const cookie of called.getSetCookie()) headers.append('Set-Cookie', cookie);
  return data(sent, { status: code === 302 ? 401 : code, headers });
}

/** On to another page, with the cookies that the API has set. Loading that page again sends no form. */
export function goOn(to: string, called?: Headers, more: readonly string[] = []): Response {
  const headers = new Headers();
  for (const cookie of [...(called?.getSetCookie() ?? []), ...more]) headers.append('Set-Cookie', cookie);
  const cleared = called?.get('Clear-Site-Data');
  if (cleared) headers.set('Clear-Site-Data', cleared);
  return redirect(to, { status: 303, headers });
}
