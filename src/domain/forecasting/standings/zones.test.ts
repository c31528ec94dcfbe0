import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leagueTemplates, rulesOf } from '#tests/support/league-templates.ts';
import { zonesOf } from './zones.ts';

const table = { venue: 'all', grouping: 'league', teams: 20 } as const;

describe('the zones of a table', () => {
  it.each([
    ['EPL', '2016-17', 20, ['champions 1-4', 'europa 5-5', 'relegation 18-20']],
    ['SERIEA', '2016-17', 20, ['champions 1-3', 'europa 4-5', 'relegation 18-20']],
    ['SERIEA', '2017-18', 20, ['champions 1-4', 'europa 5-5', 'relegation 18-20']],
    [
      'BUNDESLIGA',
      '2016-17',
      18,
      ['champions 1-4', 'europa 5-5', 'relegation_playoff 16-16', 'relegation 17-18'],
    ],
    ['LIGUE1', '2015-16', 20, ['champions 1-3', 'europa 4-4', 'relegation 18-20']],
    ['CHAMPIONSHIP', '2026-27', 24, ['promotion 1-2', 'promotion_playoff 3-6', 'relegation 22-24']],
    [
      'EREDIVISIE',
      '2026-27',
      18,
      [
        'champions 1-2',
        'champions_qualifying 3-3',
        'europa 4-4',
        'conference_playoff 5-8',
        'relegation_playoff 16-16',
        'relegation 17-18',
      ],
    ],
    ['MLS', '2017', 22, []],
    ['EPL', '1995-96', 20, []],
  ] as const)('of %s in %s follow its rules', (league, season, teams, zones) => {
    const shown = zonesOf({ ...table, rules: rulesOf(league), season, teams });
    expect(shown.map(({ zone, from, to }) => `${zone} ${from}-${to}`)).toEqual(zones);
  });

  it('hold in the tables of a conference or a division alone where the league has them', () => {
    const nba = { ...table, rules: rulesOf('NBA'), season: '2016-17', teams: 15 } as const;
    expect(zonesOf(nba)).toEqual([]);
    expect(zonesOf({ ...nba, grouping: 'conference' })).toEqual([{ zone: 'playoffs', from: 1, to: 8 }]);
    expect(
      zonesOf({ ...table, rules: rulesOf('MLB'), season: '2017', grouping: 'division', teams: 5 }),
    ).toEqual([{ zone: 'division', from: 1, to: 1 }]);
  });

  it('are none where only one venue is counted', () => {
    expect(zonesOf({ ...table, rules: rulesOf('EPL'), season: '2016-17', venue: 'home' })).toEqual([]);
  });

  it('never overlap and never leave the table, however many teams it has', () => {
    const leagues = fc.constantFrom(...leagueTemplates.map(({ id }) => id));
    const groupings = fc.constantFrom('league' as const, 'conference' as const, 'division' as const);
    fc.assert(
      fc.property(
        leagues,
        fc.integer({ min: 2000, max: 2030 }),
        groupings,
        fc.integer({ min: 0, max: 24 }),
        (league, year, grouping, teams) => {
          const zones = zonesOf({ rules: rulesOf(league), season: `${year}`, grouping, venue: 'all', teams });
          let last = 0;
          for (const { from, to } of zones) {
            expect(from).toBeGreaterThan(last);
            expect(to).toBeGreaterThanOrEqual(from);
            expect(to).toBeLessThanOrEqual(teams);
            last = to;
          }
        },
      ),
    );
  });
});
