import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readLeagueRules } from '#domain/forecasting/league/league-rules.ts';
import type { LiveLeague } from '#feeds/live/live-league.ts';
import type { LeagueRules } from '#terms/league-rules.ts';
import type { Sport } from '#terms/sports.ts';
import { SPORTS } from '#terms/sports.ts';

type Template = {
  readonly id: string;
  readonly sport: Sport;
  readonly covered: boolean;
  readonly names: Readonly<Record<string, string>>;
  readonly rules: LeagueRules;
};

const FILE = fileURLToPath(new URL('../../src/db/migrations/0102_leagues.sql', import.meta.url));
const ROW =
  /^ {2}\('(?<id>[A-Z0-9]+)', '(?<sport>\w+)', '[^']+', \d+, (?<covered>\w+), '(?<names>\{.*\})',\n {4}'(?<rules>\{.*\})'\)/gm;

/** The leagues that the database is built with, for tests that need no database. */
export const leagueTemplates: readonly Template[] = [...readFileSync(FILE, 'utf8').matchAll(ROW)].map(
  ({ groups = {} }) => {
    const { id = '', covered, names = '', rules = '' } = groups;
    const sport = SPORTS.find((one) => one === groups.sport);
    if (sport === undefined) throw new Error(`${id} has no sport`);
    return {
      id,
      sport,
      covered: covered === 'true',
      names: JSON.parse(names),
      rules: readLeagueRules({ id, rules: JSON.parse(rules) }),
    };
  },
);

/** A league that the database is built with. */
export function templateOf(leagueId: string): Template {
  const found = leagueTemplates.find(({ id }) => id === leagueId);
  if (found === undefined) throw new Error(`no template of ${leagueId}`);
  return found;
}

/** The rules of such a league. */
export function rulesOf(leagueId: string): LeagueRules {
  return templateOf(leagueId).rules;
}

/** The same as the live provider's reader is handed it. */
export function liveLeagueOf(leagueId: string): LiveLeague {
  const { id, sport, rules } = templateOf(leagueId);
  const { zone, season, playoff, provider_keys: keys } = rules;
  return { id, sport, zone, season, playoffFrom: playoff.from, sportKey: keys['the-odds-api'] ?? '' };
}
