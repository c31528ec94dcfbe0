import { z } from 'zod';
import { onceEach, type Rows, readEach } from '../answers/read-each.ts';
import { UnreadableAnswer } from '../answers/unreadable-answer.ts';
import { type EventRow, eventSchema, nameSchema } from '../live/event-row.ts';

/** A list with more rows than this is no day of a league. */
const MAX_ROWS = 2000;

const scoreText = z.union([z.string().regex(/^\d{1,3}$/), z.int().min(0).max(999)]).transform(Number);
const scoreSchema = eventSchema.extend({
  completed: z.boolean(),
  scores: z.array(z.object({ name: z.string().trim(), score: scoreText })).nullable(),
});
export type ScoreRow = z.infer<typeof scoreSchema>;

const oddsSchema = eventSchema.extend({ bookmakers: z.array(z.unknown()).max(200) });
export type OddsRow = z.infer<typeof oddsSchema>;

const bookmakerSchema = z.object({
  title: nameSchema(60),
  markets: z.array(z.unknown()).max(50),
});
type BookmakerRow = z.infer<typeof bookmakerSchema>;

/** The database stores four decimals. A price that says more would look moved in every answer, and 1.00001 would be stored as 1. */
const priceSchema = z
  .number()
  .max(1000)
  .transform((price) => Math.round(price * 10_000) / 10_000)
  .pipe(z.number().gt(1));

const marketSchema = z.object({
  key: nameSchema(40),
  outcomes: z
    .array(
      z.object({
        name: nameSchema(80),
        price: priceSchema,
        point: z.number().min(-400).max(400).multipleOf(0.25).optional(),
      }),
    )
    .min(2)
    .max(3),
});
export type MarketRow = z.infer<typeof marketSchema>;

export function readEventRows(body: string): Rows<EventRow> {
  return readList(body, eventSchema);
}

export function readScoreRows(body: string): Rows<ScoreRow> {
  return readList(body, scoreSchema);
}

export function readOddsRows(body: string): Rows<OddsRow> {
  return readList(body, oddsSchema);
}

export function readBookmakers(row: OddsRow): Rows<BookmakerRow> {
  return readEach(row.bookmakers, bookmakerSchema, `${row.id} bookmaker`);
}

export function readMarkets(bookmaker: BookmakerRow, game: string): Rows<MarketRow> {
  return readEach(bookmaker.markets, marketSchema, `${game} ${bookmaker.title}`);
}

/** Reads a list row by row. An id that comes again is left out, too. */
function readList<Row extends EventRow>(body: string, schema: z.ZodType<Row>): Rows<Row> {
  let list: unknown;
  try {
    list = JSON.parse(body);
  } catch {
    throw new UnreadableAnswer('the answer is no JSON');
  }
  if (!Array.isArray(list)) throw new UnreadableAnswer('the answer is no list');
  if (list.length > MAX_ROWS) throw new UnreadableAnswer(`the answer has ${list.length} rows`);
  return onceEach(readEach(list, schema, 'row'));
}
