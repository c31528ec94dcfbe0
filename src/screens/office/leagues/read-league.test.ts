import { expect, it } from 'vitest';
import { leagueRulesSchema } from '#terms/league-rules.ts';
import { LOCALES } from '#terms/locales.ts';
import { templateOf } from '#tests/support/league-templates.ts';
import { newRules, readLeague } from './read-league.ts';

const NPB = templateOf('NPB');
const { groups } = NPB.rules;

/** The fields of a form in which parts of a league were typed. */
function formOf(parts: readonly { id?: string; name: string; teams: readonly string[] }[]): FormData {
  const form = new FormData();
  const base = {
    'rules.zone': 'Asia/Tokyo',
    'rules.season.from': '03-20',
    'rules.season.to': '11-15',
    draws: 'left_out',
    'rules.criteria': 'win_pct',
    playoff: 'championship',
    'rules.teams': '12',
  };
  for (const [name, value] of Object.entries(base)) form.set(name, value);
  for (const [index, { id = '', name, teams }] of parts.entries()) {
    form.append('part-id', id);
    for (const locale of LOCALES) form.set(`rules.groups.${index}.names.${locale}`, name);
    form.set(`rules.groups.${index}.teams`, `${teams.join('\r\n')}\r\n`);
  }
  return form;
}

it('reads the parts of a league with their teams, and calls a new one by its English name', () => {
  const typed = groups.map(({ names, teams }) => ({ name: names.en, teams }));
  const { rules } = readLeague(formOf([...typed, { name: '', teams: [] }]), newRules('baseball'));
  expect(leagueRulesSchema.safeParse(rules).success).toBe(true);
  expect(rules.groups.map(({ id, teams }) => [id, teams])).toEqual(
    groups.map(({ id, teams }) => [id, teams]),
  );
});

it('keeps what a part was called, and leaves out one that was emptied', () => {
  const [central, pacific] = groups;
  const typed = [
    { id: central?.id ?? '', name: 'Central', teams: ['Hanshin Tigers'] },
    { id: pacific?.id ?? '', name: '', teams: [] },
  ];
  const { rules } = readLeague(formOf(typed), NPB.rules);
  expect(rules.groups).toMatchObject([
    { id: 'central_league', names: { en: 'Central' }, teams: ['Hanshin Tigers'] },
  ]);
});

it('gives two parts of one name, and one without Latin letters, ids of their own', () => {
  const typed = [
    { name: 'East', teams: ['A'] },
    { name: 'East', teams: ['B'] },
    { name: '西區', teams: ['C'] },
  ];
  const { rules } = readLeague(formOf(typed), newRules('baseball'));
  expect(rules.groups.map(({ id }) => id)).toEqual(['east', 'part_2', 'part_3']);
});
