import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAGUES } from '#feeds/names/leagues.ts';
import { LOCALES } from '#terms/locales.ts';
import { leagueTemplates, rulesOf } from '#tests/support/league-templates.ts';
import { readLeagueRules } from './league-rules.ts';

describe('the leagues that the database is built with', () => {
  it('are those of the archives, in their order and with their names, and three that a site can add', () => {
    expect(leagueTemplates.filter(({ covered }) => covered).map(({ id }) => id)).toEqual(
      LEAGUES.map(({ id }) => id),
    );
    for (const { id, sport, names, zone, splitSeason } of LEAGUES) {
      const template = leagueTemplates.find((one) => one.id === id);
      expect(template).toMatchObject({
        sport,
        names,
        rules: { zone, season: { crosses_year: splitSeason } },
      });
    }
    const offered = leagueTemplates.filter(({ covered }) => !covered);
    expect(offered.map(({ id, rules }) => [id, rules.provider_keys['the-odds-api']])).toEqual([
      ['CHAMPIONSHIP', 'soccer_efl_champ'],
      ['EREDIVISIE', 'soccer_netherlands_eredivisie'],
      ['NPB', 'baseball_npb'],
    ]);
    for (const { names } of offered) expect(Object.keys(names).toSorted()).toEqual([...LOCALES].toSorted());
  });
});

describe('rules of a row', () => {
  it('are read as they were written, and a row without rules, or with rules of another shape, is an error', () => {
    for (const { id, rules } of leagueTemplates)
      expect(readLeagueRules({ id, rules: JSON.parse(JSON.stringify(rules)) })).toEqual(rules);
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(() => readLeagueRules({ id: 'EPL', rules: JSON.parse(text) })).toThrow(
          'The rules of EPL cannot be read',
        );
      }),
    );
  });

  it('lose no field unnoticed and take none that they do not know', () => {
    const rules = rulesOf('NPB');
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(rules)), (key) => {
        const { [key]: _gone, ...rest } = Object.fromEntries(Object.entries(rules));
        expect(() => readLeagueRules({ id: 'NPB', rules: rest })).toThrow(key);
        expect(() => readLeagueRules({ id: 'NPB', rules: { ...rules, [`${key}_2`]: 1 } })).toThrow(
          `${key}_2`,
        );
      }),
    );
  });
});
