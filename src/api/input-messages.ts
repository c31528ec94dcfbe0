import type { z } from 'zod';
import type { PublicMessage } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { translateMessage } from './reader-messages.ts';

/** The errors of an input as messages by field, in the reader's language. A schema's own message is a message key. */
export async function inputMessages(
  issues: readonly z.core.$ZodIssue[],
  locale: Locale,
): Promise<Record<string, string[]>> {
  const byField: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'base';
    const text = await translateMessage(messageFor(issue), locale);
    const texts = byField[field] ?? [];
    byField[field] = texts.includes(text) ? texts : [...texts, text];
  }
  return byField;
}

function messageFor(issue: z.core.$ZodIssue): PublicMessage {
  if (/^[a-z]+\.[A-Za-z.]+$/.test(issue.message)) return { key: issue.message, params: paramsOf(issue) };
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { key: 'required' }
        : { key: 'wrong_type', params: { expected: issue.expected } };
    case 'too_small':
      return { key: 'too_small', params: { limit: String(issue.minimum) } };
    case 'too_big':
      return { key: 'too_big', params: { limit: String(issue.maximum) } };
    case 'invalid_value':
      return { key: 'not_allowed', params: { allowed: issue.values.map(String).join(', ') } };
    case 'unrecognized_keys':
      return { key: 'unknown_field', params: { field: issue.keys.join(', ') } };
    default:
      return { key: 'invalid_value' };
  }
}

/** The numbers that a rule of our own hands to its message. */
function paramsOf(issue: z.core.$ZodIssue): Record<string, string | number> {
  const given = issue.code === 'custom' ? Object.entries(issue.params ?? {}) : [];
  return Object.fromEntries(
    given.filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );
}
