import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#brands/index.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { callApi } from '#tests/support/call-api.ts';
import { freezeComing, makeReadyModel, openModelLeague } from '#tests/support/custom-models.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite } from '#tests/support/site.ts';
import { exportContract } from './export.contract.ts';

const PASSWORD = 'a quiet harbour at noon';
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await seedBrand(test.services, brands[0]);
});
afterAll(() => test.close());

const post = (path: string, body: object) => callApi(test.services, { method: 'POST', path, body });

describe('200', () => {
  it('holds everything that is kept of the member, nothing of others, and no secret', async () => {
    await makeMember(test.services, { email: 'other@example.com' });
    const email = 'mine@example.com';
    const passwords = { password: PASSWORD, password_confirmation: PASSWORD };
    await post('/ai-accounts', { username: 'Mei', email, ...passwords, agree: true });
    const { token } = Object((await post('/login', { email, password: PASSWORD })).data);
    const { status, data } = await callApi(test.services, { path: '/me/export', token });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      brand: 'blue',
      profile: { email, nick_name: 'Mei', email_verified_at: null },
      consents: [{ declared_age: 18 }, { declared_age: 18 }],
      sessions: [{ ip: '127.0.0.1', method: 'password' }],
      emails: [{ template: 'welcome' }],
      subscriptions: [],
      identities: [],
    });
    const text = JSON.stringify(data);
    expect(text).not.toContain('other@example.com');
    for (const secret of [token, 'argon2', 'token_hash', 'password_hash']) expect(text).not.toContain(secret);
  });

  it('names the plans that the member had', async () => {
    const { token } = await makeMember(test.services, { planDays: 7 });
    const { data } = await callApi(test.services, { path: '/me/export', token });
    expect(data).toMatchObject({
      subscriptions: [{ plan: 'Weekly plan', kind: 'granted', status: 'active' }],
    });
  });
});

describe('200 with orders', () => {
  it('holds orders and whatever else any table keeps of the member, without names of operators', async () => {
    const site = await openSite(test.services);
    const { token, member } = await makeMember(test.services);
    const body = { plan_id: site.planId('monthly'), agree: true, terms_version: site.termsVersion };
    expect((await callApi(test.services, { method: 'POST', path: '/subscribe', token, body })).status).toBe(
      200,
    );
    const { data } = await callApi(test.services, { path: '/me/export', token });
    const { more } = exportContract.data.parse(data);
    expect(more.member_order).toMatchObject([{ amount_due: 8000, order_status: 'pending' }]);
    expect(more).toHaveProperty('inbox_item');
    expect(JSON.stringify(more)).not.toContain('confirmed_by');
    const tables = await test.services.db.$client.query(
      "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'account_id'",
    );
    const exported = [
      ...Object.keys(more),
      'account_identity',
      'avatar',
      'consent',
      'custom_model',
      'mail_token',
      'outbox',
      'session',
    ];
    expect(tables.rows.map(({ table_name }) => table_name).toSorted()).toEqual(
      [...exported, 'sign_in_ticket', 'subscription'].toSorted(),
    );
    expect(member.id).toBeGreaterThan(0);
  });
});

describe('200 with models', () => {
  it('holds each model with its figures and picks, and nothing of a lock-box that is closed', async () => {
    const own = await testServices();
    try {
      await openModelLeague(own);
      const { token, member } = await makeMember(own.services);
      const { id } = await makeReadyModel(own.services, member);
      await freezeComing(own.services, id, 2.2);
      const models = async () => {
        const { data } = await callApi(own.services, { path: '/me/export', token });
        return exportContract.data.parse(data).models;
      };
      expect(await models()).toMatchObject([
        { id, lock_box: 'locked', picks: { forward: [], lock_box: [] } },
      ]);
      expect((await models())[0]?.picks.backtest).toHaveLength(8);
      const opened = { method: 'POST', path: `/custom-strategy-model/lock-box/${id}`, token, body: {} };
      expect((await callApi(own.services, opened)).status).toBe(200);
      own.setNow(minutesAfter(own.services.clock.now(), 40));
      const [model] = await models();
      expect(model?.picks.lock_box).not.toEqual([]);
      expect(model?.picks.forward).toMatchObject([{ result: 'not_completed' }]);
    } finally {
      await own.close();
    }
  });
});

describe('302', () => {
  it('asks for a login', async () => {
    expect((await callApi(test.services, { path: '/me/export' })).http_code).toBe(302);
  });
});
