import { z } from 'zod';
import { findBettingWord } from '#domain/picks/stats-only/betting-words.ts';
import { hideBetting } from '#domain/picks/stats-only/hide-betting.ts';
import { BETTING } from './betting.contract.ts';

/** A part of an answer, and whether it takes the entry of a list with it: by being one itself, or as a text of one. */
type Shown = { readonly value: unknown; readonly drops: 'itself' | 'its entry' | null };

/**
 * What is left of an answer in stats-only mode, by the marks of its contract: null for values about bets, no text that speaks of
 * them, and no entry of a list that is about them. The answer has passed the contract's schema before.
 */
export function withoutBetting(schema: z.ZodType, value: unknown): unknown {
  return show(schema, value).value;
}

function show(schema: unknown, value: unknown): Shown {
  if (!(schema instanceof z.ZodType)) throw new Error('a part of an answer is no schema');
  const mark = schema.meta()?.[BETTING];
  if (mark === 'value') return { value: null, drops: 'itself' };
  if (value === null || value === undefined) return whole(value);
  if (mark === 'rows') return whole(hideBetting(value));
  if (mark === 'words' && findBettingWord(String(value)) !== null) return { value: '', drops: 'its entry' };
  if (schema instanceof z.ZodObject && typeof value === 'object') return showObject(schema, value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const entries = value.map((entry) => show(schema.element, entry));
    return whole(entries.filter(({ drops }) => drops === null).map((entry) => entry.value));
  }
  if (schema instanceof z.ZodUnion) return show(optionFor(schema, value), value);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly) {
    return show(schema.unwrap(), value);
  }
  return whole(value);
}

const whole = (value: unknown): Shown => ({ value, drops: null });

function showObject(schema: z.ZodObject, value: object): Shown {
  let drops: Shown['drops'] = null;
  const fields = Object.entries(value).map(([name, inner]) => {
    const part = schema.shape[name];
    if (part === undefined) return [name, inner];
    const shown = show(part, inner);
    if (shown.drops === 'its entry') drops = 'itself';
    return [name, shown.value];
  });
  return { value: Object.fromEntries(fields), drops };
}

function optionFor(schema: z.ZodUnion, value: unknown): unknown {
  return schema.options.find((option) => option instanceof z.ZodType && option.safeParse(value).success);
}
