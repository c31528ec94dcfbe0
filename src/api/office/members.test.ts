import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSearch } from '#domain/accounts/member/search-members.ts';
import { deleteMember } from '#domain/operations/member/delete-member.ts';
import { newId } from '#platform/id.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { lastDetail, type Office, openOffice } from '#tests/support/office.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { approvalContract } from './approvals/[id].contract.ts';
import { grantsContract } from './members/[id]/grants.contract.ts';
import { memberContract } from './members/[id].contract.ts';
import { membersContract } from './members.contract.ts';

let test: TestServices;
let site: Site;
let office: Office;

beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  office = await openOffice(test.services);
});
afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const actions = async (uuid: string) => {
  const { rows } = await test.services.db.execute<{ action: string }>(
    sql`select action from audit where subject_id = ${uuid} order by seq`,
  );
  return rows.map(({ action }) => action);
};
const version = async (uuid: string) =>
  memberContract.data.parse((await office.get(`/members/${uuid}`)).data).version;

describe('GET /office/members', () => {
  const find = async (q: string, state = 'living') =>
    membersContract.data
      .parse((await office.get(`/members?q=${encodeURIComponent(q)}&state=${state}`, 'support')).data)
      .map(({ nick_name }) => nick_name);

  it('200: finds by a part of the name, the whole address and the id, and shows no address', async () => {
    const email = 'wenling.li@example.com';
    const { member } = await makeMember(test.services, { nickName: 'Wen_Ling 麗', email, planDays: 5 });
    await makeMember(test.services, { nickName: 'WenXLing' });
    for (const q of ['en_lin', '麗', ' Wenling.Li@EXAMPLE.com ', member.uuid]) {
      expect([q, await find(q)]).toEqual([q, ['Wen_Ling 麗']]);
    }
    const answer = await office.get(`/members?q=${member.uuid}`, 'support');
    expect(answer.data).toMatchObject([
      { email_masked: 'w…@example.com', plan: { kind: 'granted' }, status: 'active', version: 1 },
    ]);
    expect(answer.meta).toEqual({ page: 1, per_page: 10, total: 1, last_page: 1 });
    expect(JSON.stringify(answer.data)).not.toContain('wenling.li');
  });

  it('200: does not find by the beginning of an address, which would take the mask off letter by letter', async () => {
    await makeMember(test.services, { email: 'sesame@example.com', nickName: 'Open' });
    for (const q of ['sesame', 'sesame@', 'sesame@example.co', '@example.com', '%@example.com'])
      expect([q, await find(q)]).toEqual([q, []]);
    expect(readSearch('%')).toEqual({ by: 'name', value: '%' });
    expect(await find('%')).toEqual([]);
  });

  it('200: counts pages, and keeps another brand’s members away', async () => {
    await makeMember(test.services, { brand: 'orange', nickName: 'Elsewhere' });
    expect(await find('Elsewhere')).toEqual([]);
    const page = await office.get('/members?per_page=1&page=2');
    expect(membersContract.data.parse(page.data)).toHaveLength(1);
    expect(page.meta).toMatchObject({ page: 2, per_page: 1 });
  });

  it('302, 404 and 422: no one, the wrong role or brand, impossible pages', async () => {
    expect((await office.get('/members', null)).http_code).toBe(302);
    expect((await office.get('/members', 'content')).http_code).toBe(404);
    expect((await office.get('/members?brand=orange', 'support')).http_code).toBe(404);
    for (const bad of ['page=0', 'per_page=101', 'state=gone', 'page=1e400', `q=${'x'.repeat(321)}`])
      expect([bad, (await office.get(`/members?${bad}`)).http_code]).toEqual([bad, 422]);
  });
});

describe('GET /office/members/{id}', () => {
  it('200: shows periods, orders and notes of this member alone', async () => {
    const { member } = await makeMember(test.services, { planDays: 30 });
    const order = await site.order(member, 'quarterly');
    await office.post(`/members/${member.uuid}/notes`, { text: 'called on Friday' }, 'support');
    const data = memberContract.data.parse((await office.get(`/members/${member.uuid}`, 'auditor')).data);
    expect(data.orders).toMatchObject([{ order_no: order.orderNo, status: 'pending' }]);
    expect(data.periods).toMatchObject([{ kind: 'granted', status: 'active' }]);
    expect(data.notes).toMatchObject([{ text: 'called on Friday', written_by: office.email('support') }]);
    expect(JSON.stringify(data)).not.toContain(member.email);
  });

  it('302, 404 and 422: no one, an unknown or foreign member, no id', async () => {
    const { member } = await makeMember(test.services);
    expect((await office.get(`/members/${member.uuid}`, null)).http_code).toBe(302);
    expect((await office.get(`/members/${newId()}`)).http_code).toBe(404);
    expect((await office.get(`/members/${member.uuid}`, 'orange')).http_code).toBe(404);
    expect((await office.get(`/members/${member.uuid}`, 'analyst')).http_code).toBe(404);
    expect((await office.get('/members/1')).http_code).toBe(422);
  });
});

describe('POST /office/members/{id}/reveal', () => {
  it('200: takes the mask off, and the log keeps who looked and why', async () => {
    const { member } = await makeMember(test.services);
    const answer = await office.post(
      `/members/${member.uuid}/reveal`,
      { reason: 'asked by phone' },
      'support',
    );
    expect(answer.data).toEqual({ email: member.email, phone: null });
    const { rows } = await test.services.db.execute(
      sql`select actor_id, detail from audit where action = 'member.revealed' and subject_id = ${member.uuid}`,
    );
    expect(rows).toEqual([{ actor_id: office.id('support'), detail: { reason: 'asked by phone' } }]);
  });

  it('302, 404 and 422: an auditor sees the mask only, and no one looks without a reason', async () => {
    const { member } = await makeMember(test.services);
    const path = `/members/${member.uuid}/reveal`;
    expect((await office.post(path, { reason: 'curious' }, null)).http_code).toBe(302);
    expect((await office.post(path, { reason: 'curious' }, 'auditor')).http_code).toBe(404);
    expect((await office.post(path, { reason: 'curious' }, 'orange')).http_code).toBe(404);
    expect((await office.post(path, { reason: '   ' }, 'support')).http_code).toBe(422);
    expect(await actions(member.uuid)).toEqual([]);
  });
});

describe('POST /office/members/{id}/suspension', () => {
  const suspend = (uuid: string, body: object, who: string | null = 'support') =>
    office.post(
      `/members/${uuid}/suspension`,
      { suspended: true, reason: 'chargeback', version: 1, ...body },
      who,
    );

  it('200: answers the member’s every call with 423 until it is taken back', async () => {
    const { member, token } = await makeMember(test.services, { planDays: 5 });
    expect((await suspend(member.uuid, {})).data).toEqual({ status: 'suspended', version: 2 });
    const shut = await callApi(test.services, { path: '/subscribe/check/status', token });
    expect(shut).toMatchObject({ http_code: 423, data: { reason: 'suspended' } });
    const back = await suspend(member.uuid, { suspended: false, version: 2 });
    expect(back.data).toEqual({ status: 'active', version: 3 });
    expect((await callApi(test.services, { path: '/subscribe/check/status', token })).http_code).toBe(200);
    expect(await actions(member.uuid)).toEqual(['member.suspended', 'member.unsuspended']);
    expect(await lastDetail(test.services, 'member.unsuspended')).toMatchObject({
      before: { status: 'suspended' },
      after: { status: 'active' },
    });
  });

  it('409: the second of two who saw the same learns who was faster and when', async () => {
    const { member } = await makeMember(test.services);
    const both = await Promise.all([suspend(member.uuid, {}, 'support'), suspend(member.uuid, {}, 'owner')]);
    expect(both.map(({ http_code }) => http_code).toSorted()).toEqual([200, 409]);
    const first = both[0]?.http_code === 200 ? 'support' : 'owner';
    const conflict = both.find(({ http_code }) => http_code === 409);
    expect(conflict?.data).toMatchObject({ version: 2, changed_by: office.email(first) });
    expect(conflict?.messages.input_validates.base?.[0]).toContain(office.email(first));
    expect((await suspend(member.uuid, { version: 2 })).http_code).toBe(409);
    expect(await actions(member.uuid)).toEqual(['member.suspended']);
  });

  it('409: a look at the personal data is no change', async () => {
    const { member } = await makeMember(test.services);
    await suspend(member.uuid, {});
    await office.post(`/members/${member.uuid}/reveal`, { reason: 'asked by phone' }, 'finance');
    expect((await suspend(member.uuid, { suspended: false })).data).toMatchObject({
      changed_by: office.email('support'),
    });
  });

  it('302, 404 and 422: who may not, whom they may not, and without a reason', async () => {
    const { member } = await makeMember(test.services);
    expect((await suspend(member.uuid, {}, null)).http_code).toBe(302);
    for (const who of ['finance', 'auditor', 'content', 'analyst', 'orange'])
      expect([who, (await suspend(member.uuid, {}, who)).http_code]).toEqual([who, 404]);
    for (const bad of [
      { reason: '' },
      { version: 0 },
      { version: Number.NaN },
      { suspended: 'yes' },
      { price: 1 },
    ])
      expect((await suspend(member.uuid, bad)).http_code).toBe(422);
    expect(await actions(member.uuid)).toEqual([]);
  });
});

describe('POST /office/members/{id}/notes', () => {
  it('302, 404 and 422: no one, who may not write, nothing written', async () => {
    const { member } = await makeMember(test.services);
    const note = (text: unknown, who: string | null = 'support') =>
      office.post(`/members/${member.uuid}/notes`, { text }, who);
    expect((await note('200: a word', 'owner')).http_code).toBe(200);
    expect((await note('a', null)).http_code).toBe(302);
    expect((await note('a', 'finance')).http_code).toBe(404);
    expect((await note('a', 'orange')).http_code).toBe(404);
    for (const bad of ['', '  ', 'x'.repeat(2001), 7]) expect((await note(bad)).http_code).toBe(422);
  });
});

describe('POST /office/members/{id}/grants', () => {
  const give = (uuid: string, days: unknown, who: string | null = 'support') =>
    office.post(`/members/${uuid}/grants`, { days, reason: 'goodwill' }, who);
  const outcome = async (uuid: string, days: number, who?: string) =>
    grantsContract.data.parse((await give(uuid, days, who)).data).outcome;

  it('200: seven days alone within thirty days, however they are cut', async () => {
    const { member, token } = await makeMember(test.services);
    expect(await outcome(member.uuid, 3)).toBe('granted');
    expect(await outcome(member.uuid, 4, 'owner')).toBe('granted');
    expect(await outcome(member.uuid, 1)).toBe('proposed');
    const left = memberContract.data.parse((await office.get(`/members/${member.uuid}`)).data);
    expect(left.grant_days_left).toBe(0);
    const status = await callApi(test.services, { path: '/subscribe/check/status', token });
    expect(status.data).toMatchObject({ entitled: true });
  });

  it('200: of gifts at once no more than seven days are given', async () => {
    const { member } = await makeMember(test.services);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => give(member.uuid, 2)));
    const given = answers.filter(({ data }) => Object(data).outcome === 'granted');
    expect(given).toHaveLength(3);
    expect(answers.map(({ http_code }) => http_code).toSorted()).toEqual([200, 200, 200, 200, 409]);
  });

  it('200: eight days wait for a second person, who is not the first', async () => {
    const { member, token } = await makeMember(test.services);
    const asked = grantsContract.data.parse((await give(member.uuid, 8)).data);
    if (asked.outcome !== 'proposed') throw new Error(asked.outcome);
    const approve = (who: string) =>
      office.post(`/approvals/${asked.request.id}`, { decision: 'approved' }, who);
    const status = () => callApi(test.services, { path: '/subscribe/check/status', token });
    const changes = async () =>
      approvalContract.data.parse((await office.get(`/approvals/${asked.request.id}`, 'finance')).data)
        .changes;
    expect((await status()).data).toMatchObject({ entitled: false });
    expect((await approve('support')).http_code).toBe(404);
    const [days, end] = await changes();
    expect(days).toMatchObject({ field: 'granted_days', after: 8 });
    expect((await approve('finance')).http_code).toBe(200);
    expect((await status()).data).toMatchObject({ entitled: true, days_left: 9 });
    // What the second person read is what the member got; afterwards only the days are known to have been asked for.
    const { periods } = memberContract.data.parse((await office.get(`/members/${member.uuid}`)).data);
    expect(end).toMatchObject({ field: 'plan_end', before: null, after: periods[0]?.end_date });
    expect((await changes()).map(({ field }) => field)).toEqual(['granted_days']);
    const shown = memberContract.data.parse((await office.get(`/members/${member.uuid}`)).data);
    expect(shown.periods).toMatchObject([{ kind: 'granted', reason: 'goodwill' }]);
    expect(shown.grant_days_left).toBe(7);
  });

  it('409: one open request a member, and none for a deleted one', async () => {
    const { member } = await makeMember(test.services);
    await give(member.uuid, 30);
    expect((await give(member.uuid, 30)).http_code).toBe(409);
    await deleteMember(test.services, { member, email: member.email });
    expect((await give(member.uuid, 3)).http_code).toBe(409);
  });

  it('302, 404 and 422: who may not give, to whom, and how much', async () => {
    const { member } = await makeMember(test.services);
    expect((await give(member.uuid, 3, null)).http_code).toBe(302);
    for (const who of ['auditor', 'content', 'analyst', 'orange', 'finance'])
      expect([who, (await give(member.uuid, 3, who)).http_code]).toEqual([who, 404]);
    expect((await give(newId(), 3)).http_code).toBe(404);
    for (const bad of [0, -1, 1.5, 367, '3', Number.NaN, null])
      expect([bad, (await give(member.uuid, bad)).http_code]).toEqual([bad, 422]);
  });
});

describe('POST /office/members/{id}/break', () => {
  it('409: no one shortens a break, the owner included, and that they asked is kept', async () => {
    const { member, token } = await makeMember(test.services, { planDays: 5 });
    await callApi(test.services, { path: '/me/break', method: 'POST', body: { days: 30 }, token });
    const before = (await office.get(`/members/${member.uuid}`)).data;
    for (const until of [null, '2026-01-01T00:00:00Z', '2036-01-01T00:00:00Z']) {
      const answer = await office.post(`/members/${member.uuid}/break`, { until }, 'owner');
      expect(answer.http_code).toBe(409);
    }
    expect((await office.get(`/members/${member.uuid}`)).data).toEqual(before);
    expect(before).toMatchObject({ status: 'on_break', version: await version(member.uuid) });
    const noted = (await actions(member.uuid)).filter((action) => action === 'break.shorten_refused');
    expect(noted).toHaveLength(3);
  });

  it('302, 404 and 422: no one, who may not see members, no time', async () => {
    const { member } = await makeMember(test.services);
    const path = `/members/${member.uuid}/break`;
    expect((await office.post(path, { until: null }, null)).http_code).toBe(302);
    expect((await office.post(path, { until: null }, 'content')).http_code).toBe(404);
    expect((await office.post(path, { until: 'tomorrow' }, 'owner')).http_code).toBe(422);
  });
});
