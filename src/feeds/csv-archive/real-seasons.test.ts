import { beforeAll, describe, expect, it } from 'vitest';
import { LEAGUE_IDS } from '#feeds/names/leagues.ts';
import { canonicalTeam, teamNames } from '#feeds/names/team-names.ts';
import { readEnv } from '#platform/env.ts';
import type { ArchiveGame, ArchiveRead } from '../archive.ts';
import { readArchive } from './read-archive.ts';

/** Nothing of the folder is kept in the project, so this runs only where somebody has it and says so. */
const folder = readEnv().SPORTS_DATA;
const title =
  folder === undefined
    ? 'the real seasons (skipped: SPORTS_DATA names no folder)'
    : 'the real seasons of SPORTS_DATA';

const keyOf = (game: ArchiveGame) =>
  [game.leagueId, game.gameDay, game.home, game.away, game.gameNo].join('|');

describe.skipIf(folder === undefined)(title, () => {
  let read: ArchiveRead = { games: [], rejected: [], notes: [] };
  beforeAll(async () => {
    read = await readArchive(folder ?? '');
  });

  it('are all read: every league, tens of thousands of games, no row refused', () => {
    expect(read.rejected.slice(0, 5)).toEqual([]);
    expect(read.games.length).toBeGreaterThan(70_000);
    expect(new Set(read.games.map((game) => game.leagueId))).toEqual(new Set(LEAGUE_IDS));
  });

  it('hold no game twice and are in order', () => {
    expect(new Set(read.games.map(keyOf)).size).toBe(read.games.length);
    const starts = read.games.map((game) => game.startAt.getTime());
    expect(starts.every((start, index) => start >= (starts[index - 1] ?? start))).toBe(true);
  });

  it('name only teams that we can name', () => {
    const unknown = new Set<string>();
    for (const { leagueId, home, away } of read.games) {
      for (const team of [home, away]) {
        if (canonicalTeam(leagueId, team) !== team || teamNames(leagueId, team).zh_HK === '')
          unknown.add(team);
      }
    }
    expect([...unknown]).toEqual([]);
  });

  it('have prices only from before the start, each bookmaker once a market and phase', () => {
    for (const game of read.games) {
      const seen = new Set(game.odds.map((price) => `${price.betType} ${price.phase} ${price.bookmaker}`));
      expect(seen.size).toBe(game.odds.length);
      expect(game.odds.every((price) => price.knownAt <= game.startAt)).toBe(true);
    }
  });

  it('follow one team’s starter from year to year across the change of spelling', () => {
    const startersOf = (year: number) =>
      read.games
        .filter((game) => game.leagueId === 'MLB' && game.seasonStartYear === year)
        .flatMap((game) => [game.homeStarter, game.awayStarter])
        .filter((starter) => starter !== null);
    const others = new Set([...startersOf(2018), ...startersOf(2020)]);
    const during = startersOf(2019);
    const followed = during.filter((starter) => others.has(starter)).length;
    expect(during.length).toBeGreaterThan(4_800);
    expect(followed / during.length).toBeGreaterThan(0.9);
  });

  it('never have the second game of a double-header before the end of the first', () => {
    const byKey = new Map(read.games.map((game) => [keyOf(game), game]));
    const seconds = read.games.filter((game) => game.gameNo === 2);
    expect(seconds.length).toBeGreaterThan(300);
    for (const second of seconds) {
      const first =
        byKey.get(keyOf({ ...second, gameNo: 1 })) ??
        byKey.get(keyOf({ ...second, gameNo: 1, home: second.away, away: second.home }));
      if (first !== undefined)
        expect(second.startAt.getTime() - first.startAt.getTime()).toBeGreaterThan(3 * 3_600_000);
    }
  });
});
