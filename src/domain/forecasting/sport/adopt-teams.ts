import type { Queryable } from '#db/client.ts';
import { countTeams, insertTeams, listLikeness } from '#db/queries/league-team.ts';
import { insertTeamAliases } from '#db/queries/team-alias.ts';
import { readLeagueRules } from '#domain/forecasting/league/league-rules.ts';
import type { UnknownTeam } from '#feeds/live/learned.ts';
import { listTeams, teamNames } from '#feeds/names/team-names.ts';
import { teamKey } from '#feeds/replay/game-key.ts';
import type { ProviderName } from '#terms/providers.ts';
import { teamIdOf } from './feed-rows.ts';

/** From this likeness on two names may be one team (trigrams, from 0 to 1): a person decides. */
const MAY_BE_ONE = 0.6;

/**
 * Adds the teams of a league that the site knew nothing of, by the names that its provider sends, until it has as many as its rules say. A
 * name that is much like a team's, every name beyond that number, and every name of a second provider, which may write all of them another way,
 * waits for a person; so does each of a league whose teams the program lists. Answers how many were added.
 */
export async function adoptTeams(
  db: Queryable,
  options: {
    readonly source: string;
    readonly provider: ProviderName;
    readonly unknown: readonly UnknownTeam[];
    readonly at: Date;
  },
): Promise<number> {
  const { source, provider, unknown, at } = options;
  const [first] = unknown;
  if (first === undefined) return 0;
  const { leagueId } = first;
  if (listTeams(leagueId).length > 0) return 0;
  const aliases = [...new Set(unknown.map(({ alias }) => alias))];
  const [known, likeness] = await Promise.all([
    countTeams(db, leagueId),
    listLikeness(db, { provider, leagueId, aliases }),
  ]);
  if (known === null) return 0;
  const most = readLeagueRules(known.league).teams ?? 0;
  const adopted = likeness
    .filter(({ likest, isDecided }) => likest < MAY_BE_ONE && !isDecided)
    .filter(({ alias }) => !alias.includes('/'))
    .slice(0, Math.max(0, most - known.teams))
    .map(({ alias }) => alias);
  await insertTeams(
    db,
    adopted.map((name) => {
      const key = teamKey(leagueId, name);
      return {
        id: teamIdOf(leagueId, key),
        leagueId,
        key,
        names: teamNames(leagueId, name),
        source,
        knownAt: at,
      };
    }),
  );
  await insertTeamAliases(
    db,
    adopted.map((alias) => ({
      source: provider,
      leagueId,
      alias,
      teamKey: alias,
      status: 'matched',
      seenAt: at,
      decidedAt: at,
    })),
  );
  return adopted.length;
}
