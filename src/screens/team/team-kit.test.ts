import { describe, expect, it } from 'vitest';
import { teamIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { LEAGUE_IDS } from '#feeds/names/leagues.ts';
import { listTeams } from '#feeds/names/team-names.ts';
import { teamKey } from '#feeds/replay/game-key.ts';
import { KIT_COLOURS, KIT_PATTERNS, kitCode, readKitCode } from '#terms/kits.ts';
import { kitCodes } from './kit-codes.ts';
import { teamKit } from './team-kit.ts';

const known = LEAGUE_IDS.flatMap((league) =>
  listTeams(league).map((key) => ({ id: teamIdOf(league, teamKey(league, key)), name: key })),
);

describe('the colours of a club', () => {
  it('are our own for every club that we know, and for no other', () => {
    const without = known
      .filter((team) => teamKit(team, kitCodes).pattern === 'letter')
      .map(({ name }) => name);
    expect(without).toEqual([]);
    expect(new Set(Object.keys(kitCodes))).toEqual(new Set(known.map(({ id }) => id.slice(0, 8))));
  });

  it('are two', () => {
    for (const team of known) {
      const { first, second } = teamKit(team, kitCodes);
      expect(first, team.name).not.toBe(second);
    }
  });

  it('are those that an operator chose, of a club that we know and of one that we do not', () => {
    const [arsenal] = known;
    const added = { id: teamIdOf('EREDIVISIE', 'EREDIVISIE/Ajax'), name: 'Ajax' };
    for (const team of [arsenal, added].flatMap((one) => one ?? [])) {
      const chosen = { [team.id.slice(0, 8)]: 'swr' };
      expect(teamKit(team, chosen)).toEqual({ pattern: 'stripes', first: '#ffffff', second: '#d3202e' });
      expect(teamKit(team, { '00000000': 'swr' })).toEqual(teamKit(team, {}));
    }
  });

  it('are three letters that say what was chosen, no two kits the same', () => {
    const kits = KIT_PATTERNS.flatMap((pattern) =>
      KIT_COLOURS.flatMap((first) => KIT_COLOURS.map((second) => ({ pattern, first, second }))),
    );
    const codes = kits.map(kitCode);
    expect(new Set(codes).size).toBe(kits.length);
    expect(codes.map(readKitCode)).toEqual(kits);
    expect(Object.values(kitCodes).filter((code) => readKitCode(code) === null)).toEqual([]);
    expect(['', 'krx', 'xrw', 'kr'].map(readKitCode)).toEqual([null, null, null, null]);
  });

  it('are a monogram where we know none: the same in every language but for its letter', () => {
    const id = teamIdOf('EPL', 'A club of next year');
    const kits = ['Arden', '亞登'].map((name) => teamKit({ id, name }, kitCodes));
    expect(kits.map(({ letter }) => letter)).toEqual(['A', '亞']);
    expect(new Set(kits.map(({ first, second }) => first + second)).size).toBe(1);
    expect(teamKit({ id, name: 'Arden' }, {})).toEqual(kits[0]);
  });
});
