import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '#domain/accounts/member/member.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { showSession } from './shown-session.server.ts';

const NOW = new Date('2026-11-20T08:00:00Z');

let test: TestServices;
let paying: Member;
beforeAll(async () => {
  test = await testServices({ IMG_BASE: '/pictures/' });
  test.setNow(NOW);
  ({ member: paying } = await makeMember(test.services, { nickName: '安安', planDays: 30 }));
});
afterAll(() => test.close());

const show = (member: Member | null, path = '/zh_TW/news') =>
  showSession(makePageContext(test.services, { member, locale: 'zh_TW' }), path, { unread: 2, odds: null });

describe('who is signed in, as the frame shows it', () => {
  it('is no one', () => {
    expect(show(null)).toEqual({ state: 'guest' });
  });

  it('is a member with the name of their plan in their language, and nothing else of them', () => {
    const member = { ...paying, avatarPath: 'avatars/1.webp' };
    const plan = paying.plan?.names.zh_TW;
    expect(plan).toMatch(/\p{Script=Han}/u);
    expect(show(member)).toEqual({
      state: 'member',
      member: {
        name: '安安',
        plan,
        avatar: '/pictures/avatars/1.webp',
        unread: 2,
        odds: null,
        hasExpired: false,
      },
    });
  });

  it('says that the last plan has ended, but not during a break that keeps it', () => {
    const over = { ...paying, plan: null, isEntitled: false, endAt: new Date('2026-11-19T15:59:59Z') };
    expect(show(over)).toMatchObject({ member: { plan: null, hasExpired: true } });
    expect(show({ ...over, onBreakUntil: minutesAfter(NOW, 60) })).toMatchObject({
      member: { hasExpired: false },
    });
    expect(show({ ...over, endAt: null })).toMatchObject({ member: { hasExpired: false } });
  });

  it('is left open where a sign-in comes back from elsewhere', () => {
    expect(show(paying, '/zh_TW/thirdToken')).toEqual({ state: 'pending' });
  });
});
