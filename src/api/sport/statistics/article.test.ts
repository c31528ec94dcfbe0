import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProfile } from '#domain/accounts/member/update-profile.ts';
import { gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { writeArticles } from '#domain/picks/analysis/write-articles.ts';
import { findBettingWord } from '#domain/picks/stats-only/betting-words.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import { SMALL_SOURCE } from '#tests/support/small-season.ts';
import { statisticsArticleContract } from './article.contract.ts';

const PUBLISHED = new Date('2016-11-20T08:00:00Z');
const KICK_OFF = new Date('2016-11-20T12:00:00Z');
const event = gameIdOf(SMALL_SOURCE, '0');

let test: TestServices;
let paying: MadeMember;
let free: MadeMember;
beforeAll(async () => {
  test = await testServices();
  await publishSmallPicks(test, { publishedAt: PUBLISHED, starts: [KICK_OFF] });
  await writeArticles(test.services);
  paying = await makeMember(test.services, { planDays: 7 });
  free = await makeMember(test.services);
});
afterAll(() => test.close());

const ask = (token: string | null, id = event) =>
  callApi(test.services, { path: `/sport/statistics/article?event_id=${id}`, token });

describe('200', () => {
  it('is the text with each fact in its place, for a member with a plan', async () => {
    const article = statisticsArticleContract.data.parse((await ask(paying.token)).data);
    expect(article).toMatchObject({ state: 'ready', stance: { bet_type: 'win_loss', side: 'home' } });
    const ids = new Set(article.facts.map(({ id }) => id));
    const named = article.paragraphs.flat().flatMap(({ fact }) => fact ?? []);
    expect(named.length).toBeGreaterThan(5);
    for (const id of named) expect(ids).toContain(id);
  });

  it('holds nothing of the text before the start without a plan, and all of it after', async () => {
    const locked = await ask(free.token);
    expect(locked.data).toEqual({
      event_id: event,
      state: 'locked',
      written_at: null,
      stance: null,
      paragraphs: [],
      facts: [],
    });
    test.setNow(new Date(KICK_OFF.getTime() + 60_000));
    expect((await ask(free.token)).data).toMatchObject({ state: 'ready' });
    test.setNow(PUBLISHED);
  });
});

describe('200 for anyone who is shown nothing of bets', () => {
  it('is form, meetings and chances written from the same facts: no price, no side, no word of betting', async () => {
    const reader = await makeMember(test.services, { planDays: 7 });
    await updateProfile(test.services, reader.member.id, { statsOnly: true });
    test.setNow(new Date(KICK_OFF.getTime() + 60_000));
    const article = (await ask(reader.token)).data as { paragraphs: { fact: string | null }[][] };
    expect(article).toMatchObject({ state: 'ready', stance: null });
    const named = article.paragraphs.flat().flatMap(({ fact }) => fact ?? []);
    expect(named).toContain('p.home');
    expect(
      named.filter((id) => /^(pick|fav\.(m|odds|even)|shorter|longer|case|driver|over|under|gap)/.test(id)),
    ).toEqual([]);
    expect(findBettingWord(JSON.stringify(article))).toBeNull();
    test.setNow(PUBLISHED);
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    expect((await ask(null)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('is the answer for a game that is not shown', async () => {
    expect((await ask(paying.token, '00000000-0000-4000-8000-000000000000')).http_code).toBe(404);
  });
});

describe('422', () => {
  it('is the answer to an id that is none', async () => {
    expect((await ask(paying.token, 'arsenal')).http_code).toBe(422);
  });
});

describe('423', () => {
  it('is the answer during a break', async () => {
    const resting = await makeMember(test.services, {
      planDays: 7,
      breakUntil: new Date('2016-11-25T00:00:00Z'),
    });
    expect((await ask(resting.token)).http_code).toBe(423);
  });
});
