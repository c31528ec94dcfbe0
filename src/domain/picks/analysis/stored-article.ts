import { z } from 'zod';
import type { ArticleRow } from '#db/queries/article.ts';
import { BET_TYPES, SIDES } from '#terms/bets.ts';
import type { Fact } from './fact.ts';
import type { ArticleTexts } from './write-article.ts';

const source = z.object({ table: z.string(), key: z.string(), knownAt: z.string().nullable() });
const base = { id: z.string(), source };
const names = z.record(z.string(), z.string());
const numeric = z.enum(['count', 'days', 'share', 'signed_share', 'odds', 'average', 'total', 'units']);

const factSchema = z.union([
  z.object({ ...base, unit: z.enum(['team', 'league']), names }),
  z.object({ ...base, unit: z.enum(['person', 'date', 'driver']), text: z.string() }),
  z.object({ ...base, unit: z.literal('score'), home: z.number(), away: z.number() }),
  z.object({
    ...base,
    unit: z.literal('selection'),
    selection: z.object({
      betType: z.enum(BET_TYPES),
      side: z.enum(SIDES),
      line: z.number().nullable(),
      team: names.nullable(),
    }),
  }),
  z.object({ ...base, unit: numeric, value: z.number() }),
]);

const paragraphs = z.array(z.array(z.object({ text: z.string(), fact: z.string().nullable() })));
const textsSchema = z.object({ en: paragraphs, zh_TW: paragraphs, zh_HK: paragraphs, vi: paragraphs });

/** An article as it lies in the database, read at its door. */
export function storedArticle(row: Pick<ArticleRow, 'facts' | 'texts'>): {
  readonly facts: readonly Fact[];
  readonly texts: ArticleTexts;
} {
  return { facts: z.array(factSchema).parse(row.facts), texts: textsSchema.parse(row.texts) };
}
