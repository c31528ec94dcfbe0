import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertLeagues } from '#db/queries/feed-row.ts';
import { insertTeams } from '#db/queries/league-team.ts';
import { teamIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { listChosenKits } from '#domain/forecasting/sport/list-chosen-kits.ts';
import { KIT_COLOURS, KIT_PATTERNS, kitCode } from '#terms/kits.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { expectVerbatim, HOSTILE, officeHtml } from '#tests/support/office-html.tsx';
import * as teamsScreen from '../../screens/office/teams/screen.tsx';
import { officeTeamsContract } from './teams.contract.ts';

let test: TestServices;
let office: Office;
const reason = 'the reason of a test';
const idOf = (name: string) => teamIdOf('EREDIVISIE', `EREDIVISIE/${name}`);
const AJAX = idOf('Ajax');
const names = { en: 'AFC Ajax', zh_TW: '阿賈克斯', zh_HK: '阿積士', vi: 'Ajax' };
const kit = { pattern: 'shirt', first: 'white', second: 'red' } as const;
const rowOf = (name: string) => ({
  id: idOf(name),
  leagueId: 'EREDIVISIE',
  key: `EREDIVISIE/${name}`,
  names: { en: name, zh_TW: name, zh_HK: name, vi: name },
  source: 'x',
  knownAt: new Date('2026-11-01T00:00:00Z'),
});

beforeAll(async () => {
  test = await testServices();
  await test.services.db.$client.query(
    `insert into league (id, sport, names, country, position, covered, source, known_at)
      values ('EREDIVISIE', 'soccer', '{"en": "Eredivisie"}', 'Netherlands', 9, true, 'x', now()),
        ('EPL', 'soccer', '{"en": "EPL"}', 'England', 1, true, 'x', now())`,
  );
  await insertTeams(test.services.db, [
    ...['Ajax', 'Feyenoord', 'Utrecht'].map(rowOf),
    {
      ...rowOf('Arsenal'),
      leagueId: 'EPL',
      names: { en: 'Arsenal', zh_TW: '兵工廠', zh_HK: '阿仙奴', vi: 'Arsenal' },
    },
  ]);
  office = await openOffice(test.services);
});
afterAll(() => test.close());

const list = async (query = '', who = 'analyst') =>
  officeTeamsContract.data.parse((await office.get(`/teams${query}`, who)).data);
const namesOf = async (query: string) => (await list(query)).map(({ names: all }) => all.en);
const change = (input: object, who: string | null = 'analyst', id = AJAX) =>
  office.post(`/teams/${id}`, { version: 1, names, kit, reason, ...input }, who);

describe('GET /office/teams', () => {
  it('200: pages of teams, by league, by a part of a name in any language, and by who named them', async () => {
    expect(await namesOf('?league=EREDIVISIE')).toEqual(['Ajax', 'Feyenoord', 'Utrecht']);
    expect(await namesOf('?league=EREDIVISIE&per_page=2&page=2')).toEqual(['Utrecht']);
    expect((await office.get('/teams?per_page=2', 'analyst')).meta).toEqual({
      page: 1,
      per_page: 2,
      total: 4,
      last_page: 2,
    });
    expect(await namesOf(`?q=${encodeURIComponent('阿仙')}`)).toEqual(['Arsenal']);
    expect(await namesOf('?q=%25')).toEqual([]);
    expect(await namesOf('?names=provider')).toEqual(['Ajax', 'Feyenoord', 'Utrecht']);
  });

  it('422 for a question that makes no sense, 302 for no one, 404 for whom it is no business of', async () => {
    expect((await office.get('/teams?names=mine', 'analyst')).http_code).toBe(422);
    expect((await office.get('/teams', null)).http_code).toBe(302);
    expect((await office.get('/teams', 'finance')).http_code).toBe(404);
  });
});

describe('POST /office/teams/{id}', () => {
  it('422 at every field that is wrong, and nothing changes', async () => {
    const errorsOf = async (input: object) =>
      Object.keys((await change(input)).messages.input_validates).toSorted();
    expect(await errorsOf({ names: { en: 'Ajax', vi: ' ' }, kit: { ...kit, second: 'white' } })).toEqual([
      'kit.second',
      'names.vi',
      'names.zh_HK',
      'names.zh_TW',
    ]);
    expect(await errorsOf({ names: { ...names, vi: 'Utrecht' } })).toEqual(['names.vi']);
    expect(await errorsOf({ kit: { ...kit, first: 'crimson' } })).toEqual(['kit.first']);
    expect(await errorsOf({ reason: '' })).toEqual(['reason']);
    expect(await list('?q=Ajax')).toMatchObject([{ version: 1, kit: null, provider_named: true }]);
  });

  it('200: names and colours change at once and the log says what stood before; a repeat changes nothing', async () => {
    expect(await listChosenKits(test.services)).toEqual({});
    expect((await change({})).data).toEqual({ id: AJAX, version: 2 });
    expect(await list('?q=阿積士')).toMatchObject([{ names, kit, provider_named: false, version: 2 }]);
    expect(await listChosenKits(test.services)).toEqual({ [AJAX.slice(0, 8)]: 'kwr' });
    const again = await Promise.all([change({}), change({ version: 2 })]);
    expect(again.map(({ http_code: code }) => code)).toEqual([409, 409]);
    const { rows } = await test.services.db.$client.query(
      `select action, detail from audit where subject_kind = 'team' and subject_id = '${AJAX}'`,
    );
    expect(rows).toEqual([
      {
        action: 'team.changed',
        detail: {
          team: 'EREDIVISIE/Ajax',
          before: { 'names.en': 'Ajax', 'names.zh_TW': 'Ajax', 'names.zh_HK': 'Ajax', kit: null },
          after: { 'names.en': 'AFC Ajax', 'names.zh_TW': '阿賈克斯', 'names.zh_HK': '阿積士', kit: 'kwr' },
          reason,
        },
      },
    ]);
  });

  it('what was changed outlasts the next delivery; the names of other teams are taken over', async () => {
    const rows = ['Ajax', 'Feyenoord'].map((name) => ({
      ...rowOf(name),
      names: { ...rowOf(name).names, en: `${name} 1` },
    }));
    await upsertLeagues(test.services.db, { leagues: [], seasons: [], teams: rows });
    expect(await namesOf('?league=EREDIVISIE')).toEqual(['AFC Ajax', 'Feyenoord 1', 'Utrecht']);
  });

  it('two teams that take one name at the same time: one of them gets it', async () => {
    const same = { names: { ...names, en: 'One', zh_TW: '一', zh_HK: '一', vi: 'Một' }, kit: null };
    const both = await Promise.all(
      ['Feyenoord', 'Utrecht'].map((name) => change(same, 'analyst', idOf(name))),
    );
    expect(both.map(({ http_code: code }) => code).toSorted()).toEqual([200, 422]);
  });

  it('takes every kit that can be chosen, and gives it up again', async () => {
    let { version } = (await list('?q=AFC'))[0] ?? { version: 0 };
    for (const pattern of KIT_PATTERNS) {
      const chosen = { pattern, first: KIT_COLOURS[version] ?? 'red', second: 'white' } as const;
      version = Object((await change({ kit: chosen, version })).data).version;
      expect(await listChosenKits(test.services)).toEqual({ [AJAX.slice(0, 8)]: kitCode(chosen) });
    }
    expect((await change({ kit: null, version })).http_code).toBe(200);
    expect(await listChosenKits(test.services)).toEqual({});
  });

  it('302 for no one, 404 for no team and for whom it is no business of', async () => {
    expect((await change({}, null)).http_code).toBe(302);
    expect((await change({}, 'analyst', idOf('Nowhere'))).http_code).toBe(404);
    for (const who of ['auditor', 'content']) expect((await change({}, who)).http_code).toBe(404);
  });
});

it('the database holds no kit of one colour, and none that no disc can show', async () => {
  for (const code of ['kww', 'xrw', 'kr', 'krw ', 'KRW'])
    await expect(
      test.services.db.$client.query(`update team set kit = '${code}' where id = '${AJAX}'`),
    ).rejects.toThrow('team');
});

it('what a team is called stands in the page word for word, and is no tag', async () => {
  const hostile = { en: HOSTILE.slice(0, 60), zh_TW: '甲', zh_HK: '甲', vi: 'V' };
  const [row] = await list('?q=AFC');
  expect((await change({ names: hostile, version: row?.version })).http_code).toBe(200);
  const options = { token: office.token('owner'), screen: teamsScreen, path: '/office/teams' };
  expectVerbatim(await officeHtml(test.services, options));
});
