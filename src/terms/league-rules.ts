import { z } from 'zod';
import { LOCALES } from './locales.ts';
import { DRAW_RULES, GROUPINGS, PLAYOFF_KINDS, STANDING_CRITERIA, TABLE_ZONES } from './standings.ts';

/** A day of any year, MM-DD; 29 February is none, as most years lack it. */
const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
const points = z.int().min(0).max(10);
/** A place of a table; counted from its foot where negative, so that -1 is the last one. */
const place = z
  .int()
  .min(-40)
  .max(40)
  .refine((number) => number !== 0);

/** The rules of a league, as its row holds them and as operators send them. What this shape alone does not say is checked by `findRuleErrors`. */
export const leagueRulesSchema = z.strictObject({
  /** What each provider calls the league, by the provider's name: `{"the-odds-api": "soccer_efl_champ"}`. */
  provider_keys: z.record(z.string().max(40), z.string().regex(/^[A-Za-z0-9_]{2,60}$/)),
  /** IANA zone in which the league names its game days. */
  zone: z.string().min(1).max(60),
  /** First and last day of a usual season, and whether the last one lies in the year after the first. */
  season: z.strictObject({ from: dayOfYear, to: dayOfYear, crosses_year: z.boolean() }),
  points: z.strictObject({ win: points, draw: points, loss: points }),
  /** What a draw is in a share of games won. */
  draws: z.enum(DRAW_RULES),
  /** By what the table is ordered, the first before the next. */
  criteria: z.array(z.enum(STANDING_CRITERIA)).min(1).max(15),
  /** What the places lead to, the newest rules first. */
  places: z
    .array(
      z.strictObject({
        /** The first season with these rules; seasons are compared as texts, which begin with their year. */
        since: z.string().regex(/^\d{4}$/),
        /** In which tables they hold. */
        grouping: z.enum(GROUPINGS),
        places: z.array(z.strictObject({ zone: z.enum(TABLE_ZONES), from: place, to: place })).max(12),
      }),
    )
    .max(10),
  /** Games from this day of a season on are play-offs, which are in no table; null where no day is known. */
  playoff: z.strictObject({ kind: z.enum(PLAYOFF_KINDS), from: dayOfYear.nullable() }),
  /** How many teams play a season; null where that changes. */
  teams: z.int().min(2).max(60).nullable(),
  /** The parts of a league that have tables of their own, with the names of their teams. */
  groups: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9_]{2,30}$/),
        names: z.record(z.enum(LOCALES), z.string().min(1).max(60)),
        teams: z.array(z.string().min(1).max(80)).max(40),
      }),
    )
    .max(8),
});

export type LeagueRules = z.infer<typeof leagueRulesSchema>;
