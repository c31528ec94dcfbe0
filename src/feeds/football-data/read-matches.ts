import { z } from 'zod';
import { onceEach, type Rows, readEach } from '../answers/read-each.ts';
import { UnreadableAnswer } from '../answers/unreadable-answer.ts';
import { nameSchema } from '../live/event-row.ts';

/** A list with more rows than this is no season of a league. */
const MAX_ROWS = 2000;
/** The provider's ids are numbers, and another provider's may be the same number. */
const KEY_PREFIX = 'football-data-';

const goals = z.object({ home: z.int().min(0).max(99).nullable(), away: z.int().min(0).max(99).nullable() });
const team = z.object({ name: nameSchema(80) });

/** The states of a match, as the provider's documentation names them. */
const MATCH_STATUSES = [
  'SCHEDULED',
  'TIMED',
  'IN_PLAY',
  'PAUSED',
  'EXTRA_TIME',
  'PENALTY_SHOOTOUT',
  'FINISHED',
  'SUSPENDED',
  'POSTPONED',
  'CANCELLED',
  'AWARDED',
] as const;

const matchSchema = z
  .object({
    id: z.int().positive(),
    utcDate: z.iso.datetime({ offset: true }),
    status: z.enum(MATCH_STATUSES),
    homeTeam: team,
    awayTeam: team,
    score: z.object({
      duration: z.enum(['REGULAR', 'EXTRA_TIME', 'PENALTY_SHOOTOUT']).default('REGULAR'),
      fullTime: goals,
      halfTime: goals.optional(),
      regularTime: goals.optional(),
      extraTime: goals.optional(),
    }),
  })
  .transform(({ id, utcDate, homeTeam, awayTeam, ...rest }) => ({
    ...rest,
    id: `${KEY_PREFIX}${id}`,
    commence_time: utcDate,
    home_team: homeTeam.name,
    away_team: awayTeam.name,
  }));
export type MatchRow = z.output<typeof matchSchema>;

const listSchema = z.object({ matches: z.array(z.unknown()) });

/** Reads a list of matches row by row: a bad row is named and left out, the others stay. */
export function readMatches(body: string): Rows<MatchRow> {
  let list: unknown;
  try {
    list = JSON.parse(body);
  } catch {
    throw new UnreadableAnswer('the answer is no JSON');
  }
  const read = listSchema.safeParse(list);
  if (!read.success) throw new UnreadableAnswer('the answer is no list of matches');
  const { matches } = read.data;
  if (matches.length > MAX_ROWS) throw new UnreadableAnswer(`the answer has ${matches.length} rows`);
  return onceEach(readEach(matches, matchSchema, 'match'));
}

/** Every id that an answer may be about; a wrong one finds nothing. */
export function keysIn(body: string): readonly string[] {
  return [...new Set([...body.matchAll(/"id"\s*:\s*(\d{1,15})\b/g)].map(([, id]) => `${KEY_PREFIX}${id}`))];
}
