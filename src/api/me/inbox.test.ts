import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addInboxItems } from '#domain/accounts/inbox/add-inbox-items.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { inboxContract } from './inbox.contract.ts';

const NOW = new Date('2016-11-20T08:00:00Z');

let test: TestServices;
let own: MadeMember;
let other: MadeMember;

beforeAll(async () => {
  test = await testServices();
  test.setNow(NOW);
  own = await makeMember(test.services);
  other = await makeMember(test.services);
  for (const { member } of [own, other]) {
    await addInboxItems(
      test.services.db,
      ['first', 'second', 'third'].map((subject, minute) => ({
        brand: member.brand,
        accountId: member.id,
        kind: 'analysis_available',
        subject,
        path: null,
        facts: { subject },
        createdAt: new Date(NOW.getTime() + minute * 60_000),
      })),
    );
  }
});
afterAll(() => test.close());

async function inbox(query = '', token: string | null = own.token) {
  const answer = await callApi(test.services, { path: `/me/inbox${query}`, token });
  return { ...answer, items: inboxContract.data.safeParse(answer.data).data ?? [] };
}
const read = (body: unknown, token: string | null = own.token) =>
  callApi(test.services, { method: 'PATCH', path: '/me/inbox', body, token });

describe('200', () => {
  it('lists a member’s own messages, the newest first, and counts the unread ones', async () => {
    const { items, meta } = await inbox();
    expect(items.map((item) => item.facts.subject)).toEqual(['third', 'second', 'first']);
    expect(meta).toMatchObject({ total: 3, unread: 3, page: 1 });
  });

  it('marks messages as read, those named or all, and no one else’s', async () => {
    const [newest] = (await inbox()).items;
    const foreign = (await inbox('', other.token)).items.map((item) => item.id);
    expect((await read({ ids: [newest?.id, ...foreign] })).data).toEqual({ unread: 2 });
    const unread = await inbox('?unread=1');
    expect(unread.items.map((item) => item.facts.subject)).toEqual(['second', 'first']);
    expect(unread.meta.total).toBe(2);
    expect((await read({})).data).toEqual({ unread: 0 });
    expect((await inbox('', other.token)).meta.unread).toBe(3);
  });

  it('holds the same message once, however often it is sent', async () => {
    const { member } = other;
    const again = { brand: member.brand, accountId: member.id, kind: 'analysis_available', subject: 'first' };
    const item = { ...again, path: null, facts: {}, createdAt: NOW };
    expect(await addInboxItems(test.services.db, [item])).toBe(0);
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await inbox('', null)).http_code).toBe(302);
    expect((await read({}, null)).http_code).toBe(302);
  });
});

describe('422', () => {
  it('refuses wrong pages and ids', async () => {
    expect((await inbox('?page=0')).http_code).toBe(422);
    expect((await read({ ids: ['seven'] })).http_code).toBe(422);
  });
});
