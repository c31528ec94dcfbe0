import type { AnswerMessages } from './api-client.ts';

/** What is wrong with a form: a message by field, and `base` for what belongs to none. Several of one field are lines. */
export type FormErrors = Readonly<Record<string, string>>;

/** The server's messages by field; those of fields that the form does not have stand together on top. */
export function errorsOf(msg: AnswerMessages, fields: readonly string[], unknown: string): FormErrors {
  const entries = Object.entries(msg).map(([field, texts]) => [field, texts.join('\n')] as const);
  const own = entries.filter(([field]) => fields.includes(field));
  const rest = entries.filter(([field]) => !fields.includes(field)).map(([, text]) => text);
  if (entries.length === 0) return { base: unknown };
  return { ...Object.fromEntries(own), ...(rest.length === 0 ? {} : { base: rest.join('\n') }) };
}
