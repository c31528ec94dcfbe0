import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';
import { SPORTS } from '#terms/sports.ts';
import { DRAW_RULES, GROUPINGS, PLAYOFF_KINDS, STANDING_CRITERIA, TABLE_ZONES } from '#terms/standings.ts';
import { localTexts } from './content.contract.ts';

const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
const points = z.int().min(0).max(10);
const place = z
  .int()
  .min(-40)
  .max(40)
  .refine((number) => number !== 0);

/** The rules of a league. */
export const leagueRulesFields = z.strictObject({
  /** What each provider calls the league, by the provider's name: `{"the-odds-api": "soccer_efl_champ"}`. */
  provider_keys: z.record(z.string().max(40), z.string().regex(/^[A-Za-z0-9_]{2,60}$/)),
  /** IANA zone of the league's game days. */
  zone: z.string().min(1).max(60),
  /** First and last day of a usual season, MM-DD. */
  season: z.strictObject({ from: dayOfYear, to: dayOfYear, crosses_year: z.boolean() }),
  points: z.strictObject({ win: points, draw: points, loss: points }),
  /** What a draw is in a share of games won. */
  draws: z.enum(DRAW_RULES),
  /** By what the table is ordered, the first before the next. */
  criteria: z.array(z.enum(STANDING_CRITERIA)).min(1).max(15),
  /** What the places lead to, the newest rules first; places are counted from the foot where negative. */
  places: z
    .array(
      z.strictObject({
        since: z.string().regex(/^\d{4}$/),
        grouping: z.enum(GROUPINGS),
        places: z.array(z.strictObject({ zone: z.enum(TABLE_ZONES), from: place, to: place })).max(12),
      }),
    )
    .max(10),
  /** Games from this day of a season on are play-offs and in no table. */
  playoff: z.strictObject({ kind: z.enum(PLAYOFF_KINDS), from: dayOfYear.nullable() }),
  teams: z.int().min(2).max(60).nullable(),
  /** The parts that have tables of their own. */
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

/** What an operator says of a league. */
export const leagueFields = {
  names: localTexts(60),
  country: z.string().trim().min(2).max(60),
  rules: leagueRulesFields,
};

/** A league as the office shows it. */
export const shownLeague = {
  id: z.string(),
  sport: z.enum(SPORTS),
  names: z.record(z.string(), z.string()),
  country: z.string(),
  rules: leagueRulesFields,
};

/** Why, for the log. */
export const reasonField = { reason: z.string().trim().min(3).max(500) };

/** What a change answers. */
export const leagueStateSchema = z.object({ id: z.string(), covered: z.boolean(), version: z.int() });
