import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLiveLeagues } from '#domain/forecasting/league/list-live-leagues.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { leagueTemplates, rulesOf } from '#tests/support/league-templates.ts';
import { ODDS_API_KEY, type OddsApiServer, startOddsApiServer } from '#tests/support/odds-api-server.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { expectVerbatim, HOSTILE, officeHtml } from '#tests/support/office-html.tsx';
import * as leaguesScreen from '../../screens/office/leagues/screen.tsx';
import { leagueOffersContract } from './league-offers.contract.ts';
import { officeLeaguesContract } from './leagues.contract.ts';

let test: TestServices;
let office: Office;
let provider: OddsApiServer;
const reason = 'the reason of a test';
const names = { en: 'Eredivisie', zh_TW: '荷甲', zh_HK: '荷甲', vi: 'Hà Lan Eredivisie' };
const eredivisie = {
  id: 'EREDIVISIE',
  sport: 'soccer',
  names,
  country: 'Netherlands',
  rules: rulesOf('EREDIVISIE'),
  reason,
};

beforeAll(async () => {
  provider = await startOddsApiServer([], new Date('2026-11-20T12:00:00Z'));
  test = await testServices({ ODDS_API_KEY, ODDS_API_URL: provider.url });
  office = await openOffice(test.services);
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

const list = async (query = '', who = 'analyst') =>
  officeLeaguesContract.data.parse((await office.get(`/leagues${query}`, who)).data);
const find = async (id: string) => (await list(`?q=${id}`)).find((one) => one.id === id);
const add = (input: object, who = 'analyst') => office.post('/leagues', { ...eredivisie, ...input }, who);
/** What the provider is asked about. */
const askedFor = async () =>
  (await listLiveLeagues(test.services.db, 'the-odds-api')).map(({ sportKey }) => sportKey);
const errorsOf = async (rules: object) =>
  Object.keys(
    (await add({ id: 'NEWONE', rules: { ...rulesOf('EREDIVISIE'), ...rules } })).messages.input_validates,
  );
/** Rules without the key that another league has. */
const keyless = { provider_keys: {} };

describe('GET /office/league-offers', () => {
  it('200: offers what the site has no league of, with names in four languages and rules', async () => {
    const offers = leagueOffersContract.data.parse((await office.get('/league-offers', 'analyst')).data);
    expect(offers.map(({ id }) => id)).toEqual(leagueTemplates.map(({ id }) => id));
    expect(offers.find(({ id }) => id === 'NPB')?.rules.draws).toBe('left_out');
  });

  it('302 for no one, 404 for whom it is no business of', async () => {
    expect((await office.get('/league-offers', null)).http_code).toBe(302);
    expect((await office.get('/league-offers', 'finance')).http_code).toBe(404);
  });
});

describe('POST /office/leagues', () => {
  it('200: adds a league with its seasons and says so in the log', async () => {
    expect((await add({})).data).toEqual({ id: 'EREDIVISIE', covered: true, version: 1 });
    expect(await find('EREDIVISIE')).toMatchObject({ covered: true, names, teams: 0, coming: 0, version: 1 });
    const { rows } = await test.services.db.$client.query(
      `select count(*)::int as n, bool_and(origin = 'real') as is_real from season
       where league_id = 'EREDIVISIE' and season in ('2026-27', '2027-28')`,
    );
    expect(rows).toEqual([{ n: 2, is_real: true }]);
    const { rows: log } = await test.services.db.$client.query(
      `select action, detail ->> 'reason' as reason from audit where subject_kind = 'league' and subject_id = 'EREDIVISIE'`,
    );
    expect(log).toEqual([{ action: 'league.added', reason }]);
    expect(await askedFor()).toContain('soccer_netherlands_eredivisie');
  });

  it('409 for a code that is taken; the same press twice adds one', async () => {
    const again = await add({ rules: { ...rulesOf('EREDIVISIE'), ...keyless } });
    expect([again.http_code, Object.keys(again.messages.input_validates)]).toEqual([409, ['id']]);
    expect((await list()).filter(({ id }) => id === 'EREDIVISIE')).toHaveLength(1);
  });

  it('422 at the field for what cannot be a league, and nothing is added', async () => {
    expect(await errorsOf({ zone: 'Europe/Atlantis', ...keyless })).toEqual(['rules.zone']);
    expect(await errorsOf({})).toEqual(['rules.provider_keys.the-odds-api']);
    const season = (from: string, to: string, crosses: boolean) => ({
      ...keyless,
      season: { from, to, crosses_year: crosses },
    });
    expect(await errorsOf(season('03-01', '02-01', false))).toEqual(['rules.season.to']);
    expect(await errorsOf(season('05-01', '04-01', true))).toEqual(['rules.season.to']);
    expect(await errorsOf(season('08-01', '02-31', true))).toEqual(['rules.season.to']);
    expect(await errorsOf({ ...keyless, points: { win: 1, draw: 1, loss: 0 } })).toEqual([
      'rules.points.win',
    ]);
    expect(await errorsOf({ ...keyless, criteria: ['points', 'points'] })).toEqual(['rules.criteria']);
    const places = [
      { zone: 'champions', from: 1, to: 4 },
      { zone: 'europa', from: 4, to: 5 },
    ];
    expect(await errorsOf({ ...keyless, places: [{ since: '2020', grouping: 'league', places }] })).toEqual([
      'rules.places.0',
    ]);
    const unnamed = await add({ id: 'NEWONE', names: { en: 'New' }, rules: { ...rulesOf('NPB') } });
    expect(Object.keys(unnamed.messages.input_validates).toSorted()).toEqual([
      'names.vi',
      'names.zh_HK',
      'names.zh_TW',
    ]);
    expect((await add({ id: 'lower case' })).http_code).toBe(422);
    expect(await find('NEWONE')).toBeUndefined();
  });

  it('422: places that overlap, leave the table or run upwards are refused, whatever they are', async () => {
    const place = fc.record({
      zone: fc.constantFrom('champions', 'relegation'),
      from: fc.integer({ min: 1, max: 30 }),
      to: fc.integer({ min: 1, max: 30 }),
    });
    const wrong = fc
      .array(place, { minLength: 1, maxLength: 4 })
      .filter((places) =>
        places.some(({ from, to }, index) => to < from || to > 18 || from <= (places[index - 1]?.to ?? 0)),
      );
    await fc.assert(
      fc.asyncProperty(wrong, async (places) => {
        expect(
          await errorsOf({ ...keyless, places: [{ since: '2020', grouping: 'league', places }] }),
        ).toEqual(['rules.places.0']);
      }),
      { numRuns: 20 },
    );
  });

  it('302 for no one, 404 for whom it is no business of', async () => {
    expect((await office.post('/leagues', eredivisie, null)).http_code).toBe(302);
    for (const who of ['auditor', 'content']) expect((await add({}, who)).http_code).toBe(404);
  });
});

describe('POST /office/leagues/{id}', () => {
  const { id: _id, sport: _sport, ...fields } = eredivisie;
  const change = (input: object, who = 'analyst') =>
    office.post('/leagues/EREDIVISIE', { ...fields, version: 1, ...input }, who);

  it('200: changes rules and says in the log what stood before', async () => {
    const rules = { ...rulesOf('EREDIVISIE'), points: { win: 2, draw: 1, loss: 0 } };
    expect((await change({ rules })).data).toEqual({ id: 'EREDIVISIE', covered: true, version: 2 });
    expect((await find('EREDIVISIE'))?.rules.points.win).toBe(2);
    const { rows } = await test.services.db.$client.query(
      `select detail from audit where action = 'league.changed'`,
    );
    expect(rows).toEqual([
      { detail: { before: { 'rules.points.win': 3 }, after: { 'rules.points.win': 2 }, reason } },
    ]);
  });

  it('409 on an old picture and where nothing would change; 404 for no league and no right', async () => {
    expect((await change({})).http_code).toBe(409);
    const same = { ...rulesOf('EREDIVISIE'), points: { win: 2, draw: 1, loss: 0 } };
    expect((await change({ version: 2, rules: same })).http_code).toBe(409);
    const nowhere = await office.post('/leagues/NOWHERE', { ...fields, version: 1 }, 'analyst');
    expect(nowhere.http_code).toBe(404);
    expect((await change({ version: 2 }, 'auditor')).http_code).toBe(404);
  });
});

describe('POST /office/leagues/{id}/coverage', () => {
  const cover = (covered: boolean, version: number) =>
    office.post('/leagues/EREDIVISIE/coverage', { covered, version, reason }, 'analyst');

  it('200: a league that is no longer covered is not asked for, and is again once it is', async () => {
    expect((await cover(false, 2)).data).toMatchObject({ covered: false, version: 3 });
    expect(await askedFor()).not.toContain('soccer_netherlands_eredivisie');
    expect((await cover(true, 3)).data).toMatchObject({ covered: true, version: 4 });
    expect(await askedFor()).toContain('soccer_netherlands_eredivisie');
  });

  it('409 where it is so already, or on an old picture', async () => {
    expect((await cover(true, 4)).http_code).toBe(409);
    expect((await cover(false, 3)).http_code).toBe(409);
  });
});

describe('POST /office/trials/league-key', () => {
  const ask = (key: string, who = 'analyst') => office.post('/trials/league-key', { key }, who);

  it('200: asks the provider’s free list, and spends no credit', async () => {
    const before = provider.asked.length;
    expect((await ask('soccer_efl_champ')).data).toMatchObject({ outcome: 'in_season' });
    expect((await ask('baseball_mlb')).data).toMatchObject({ outcome: 'out_of_season' });
    expect((await ask('soccer_atlantis')).data).toMatchObject({ outcome: 'unknown' });
    expect(new Set(provider.asked.slice(before))).toEqual(new Set(['/v4/sports']));
  });

  it('422 for what is no key, 404 for whom it is no business of', async () => {
    expect((await ask('No key!')).http_code).toBe(422);
    expect((await ask('soccer_epl', 'auditor')).http_code).toBe(404);
  });
});

it('what a league is called stands in the page word for word, and is no tag', async () => {
  const hostile = { en: HOSTILE.slice(0, 60), zh_TW: '甲', zh_HK: '甲', vi: 'V' };
  const made = await add({
    id: 'HOSTILE',
    country: HOSTILE,
    names: hostile,
    rules: { ...rulesOf('EREDIVISIE'), ...keyless },
  });
  expect(made.http_code).toBe(200);
  const options = { token: office.token('owner'), screen: leaguesScreen, path: '/office/leagues' };
  expectVerbatim(await officeHtml(test.services, options));
});
