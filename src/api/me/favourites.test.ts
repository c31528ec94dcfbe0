import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFavourite, MAX_FAVOURITES } from '#domain/accounts/favourite/add-favourite.ts';
import { exportMember } from '#domain/accounts/member/export-member.ts';
import { seedPlans } from '#domain/money/plan/seed-plans.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { planListContract } from '../plan/list.contract.ts';
import { favouritesContract } from './favourites.contract.ts';

let test: TestServices;
let played: PlayedRecord;
let own: MadeMember;
let other: MadeMember;
let teams: readonly string[];

beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 1);
  [own, other] = [await makeMember(test.services), await makeMember(test.services)];
  const { rows } = await test.services.db.execute<{ id: string }>(sql`select id from team order by key`);
  teams = rows.map(({ id }) => id);
});
afterAll(() => test.close());

const ask = (method: string, body: unknown, token: string | null = own.token) =>
  callApi(test.services, { method, path: '/me/favourites', body, token });
async function list(query = '', token = own.token, locale: 'en' | 'zh_TW' = 'en') {
  const answer = await callApi(test.services, { path: `/me/favourites${query}`, token, locale });
  return { ...answer, items: favouritesContract.data.parse(answer.data) };
}
const league = { kind: 'league', id: 'EPL' };

describe('200', () => {
  it('keeps marks once, names them in the reader’s language, and takes them back', async () => {
    expect((await ask('POST', league)).data).toEqual(league);
    expect((await ask('POST', league)).http_code).toBe(200);
    test.setNow(new Date(played.now.getTime() + 120_000));
    await ask('POST', { kind: 'team', id: teams[0] });
    test.setNow(new Date(played.now.getTime() + 180_000));
    await ask('POST', { kind: 'game', id: played.comingGame });
    const { items, meta } = await list('', own.token, 'zh_TW');
    expect(items.map(({ kind, name }) => [kind, name])).toEqual([
      ['game', '紅隊 – 藍隊'],
      ['team', '藍隊'],
      ['league', '英超'],
    ]);
    expect(items[0]).toMatchObject({ sport: 'soccer', league: { id: 'EPL' }, start_at: expect.any(String) });
    expect(meta).toMatchObject({ total: 3, per_page: 200 });
    expect((await list('?kind=team')).items).toHaveLength(1);
    expect((await list('?per_page=1&page=9')).meta).toMatchObject({ total: 3, last_page: 3 });
    await ask('DELETE', { kind: 'team', id: teams[0] });
    await ask('DELETE', { kind: 'team', id: teams[1] });
    expect((await list()).items.map(({ kind }) => kind)).toEqual(['game', 'league']);
  });

  it('are no one else’s, and stand in the file of one’s own data', async () => {
    expect((await list('', other.token)).items).toEqual([]);
    await ask('DELETE', league, other.token);
    expect((await list('?kind=league')).items).toHaveLength(1);
    const { more } = await exportMember(test.services, own.member.id);
    expect(more.favourite).toContainEqual(expect.objectContaining({ kind: 'league', target: 'EPL' }));
  });

  it('say for which leagues the plans are forecast, unless the call says it itself', async () => {
    await seedPlans(test.services.db, { brand: 'blue' });
    const { rows } = await test.services.db.execute<{ id: string }>(
      sql`insert into league select 'NBA', 'basketball', names, country, 2, true, source, known_at from league where id = 'EPL'
        returning id`,
    );
    const plans = async (query = '', token: string | null = own.token) => {
      const answer = await callApi(test.services, { path: `/plan/list${query}`, token });
      return { ...answer, first: planListContract.data.parse(answer.data)[0]?.content };
    };
    expect((await plans()).meta).toMatchObject({ leagues: ['EPL'] });
    expect((await plans('?leagues=NBA')).meta).toMatchObject({ leagues: rows.map(({ id }) => id) });
    expect((await plans('?leagues=NBA')).first?.matches).toBe(0);
    expect((await plans()).first?.matches).toBeGreaterThan(0);
    expect((await plans('?leagues=all')).meta).toMatchObject({ leagues: [] });
    expect((await plans('', null)).meta).toMatchObject({ leagues: [] });
  });

  it('are gone with the account', async () => {
    const leaving = await makeMember(test.services);
    await ask('POST', league, leaving.token);
    const { email, id } = leaving.member;
    await callApi(test.services, { method: 'DELETE', path: '/me', body: { email }, token: leaving.token });
    const { rows } = await test.services.db.execute(sql`select 1 from favourite where account_id = ${id}`);
    expect(rows).toEqual([]);
  });

  it('of games that were played a month ago make room', async () => {
    const { member } = other;
    await addFavourite(test.services, { member, kind: 'game', id: played.comingGame });
    test.setNow(new Date(played.now.getTime() + 40 * 86_400_000));
    await addFavourite(test.services, { member, kind: 'league', id: 'EPL' });
    const { rows } = await test.services.db.execute(
      sql`select kind from favourite where account_id = ${member.id}`,
    );
    expect(rows).toEqual([{ kind: 'league' }]);
    test.setNow(played.now);
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await ask('POST', league, null)).http_code).toBe(302);
    expect((await ask('DELETE', league, null)).http_code).toBe(302);
    expect((await callApi(test.services, { path: '/me/favourites' })).http_code).toBe(302);
  });
});

describe('404', () => {
  it.each([
    { kind: 'league', id: 'NFL' },
    { kind: 'team', id: '00000000-0000-4000-8000-000000000000' },
    { kind: 'game', id: '00000000-0000-4000-8000-000000000000' },
  ])('knows no $kind $id', async (body) => {
    expect((await ask('POST', body)).http_code).toBe(404);
  });
});

describe('409', () => {
  it('stops at the limit, also where many come at once', async () => {
    const full = await makeMember(test.services);
    const { id, brand } = full.member;
    await test.services.db.execute(sql`insert into favourite
      select ${id}, ${brand}, 'team', gen_random_uuid()::text, now() from generate_series(1, ${MAX_FAVOURITES - 1})`);
    const marks = [league, ...teams.map((team) => ({ kind: 'team', id: team }))];
    const codes = await Promise.all(
      marks.map(async (mark) => (await ask('POST', mark, full.token)).http_code),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(marks.length - 1);
  });
});

describe('422', () => {
  it.each([{}, { kind: 'player', id: 'EPL' }, { kind: 'team', id: 'EPL' }, { kind: 'league', id: '../etc' }])(
    'refuses %o',
    async (body) => {
      expect((await ask('POST', body)).http_code).toBe(422);
      expect((await ask('DELETE', body)).http_code).toBe(422);
    },
  );
  it('refuses pages of more than can be marked', async () => {
    expect(
      (await callApi(test.services, { path: '/me/favourites?per_page=201', token: own.token })).http_code,
    ).toBe(422);
  });
});
