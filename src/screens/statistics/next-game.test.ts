import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertArticle } from '#db/queries/article.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { writeArticle } from '#domain/picks/analysis/write-article.ts';
import { hideBetting } from '#domain/picks/stats-only/hide-betting.ts';
import { newId } from '#platform/id.ts';
import { makeArticleInput } from '#tests/support/article-inputs.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { type LockedPicks, plantLockedPicks, secretsIn } from '#tests/support/locked-picks.ts';
import { makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { loadStatistics } from './data.server.ts';

let test: TestServices;
let planted: LockedPicks;
let teamId: string;
beforeAll(async () => {
  test = await testServices();
  planted = await plantLockedPicks(test);
  const { rows } = await test.services.db.$client.query(
    `select home_team_id, (select max(start_at) from game where start_at < planted.start_at) as before
     from game as planted where id = $1`,
    [planted.gameId],
  );
  teamId = rows[0].home_team_id;
  // Every other game has begun by then.
  test.setNow(minutesAfter(rows[0].before, 1));
});
afterAll(() => test.close());

async function load(member: Member) {
  const context = makePageContext(test.services, { path: '/statistics', member });
  const request = new Request(`http://site.example/en/statistics?league=EPL&team=${teamId}`);
  return loadStatistics(context, request);
}

it('shows anyone who has a plan how likely the outcomes of the next game are, and nothing of bets', async () => {
  const { member } = await makeMember(test.services, { planDays: 30 });
  const { next } = await load(member);
  expect(next).toMatchObject({
    event: { id: planted.gameId },
    state: 'ready',
    locked: false,
    probabilities: { home: 0.513171, draw: 0.251927, away: 0.234902 },
    expected: { home: 1.913713, away: 0.877177 },
  });
  expect(hideBetting(next)).toEqual(next);
});

it('shows the analysis beside them to anyone who is shown nothing of bets, and only with a plan', async () => {
  const { facts, texts } = writeArticle(makeArticleInput({ sport: 'soccer', seed: '1', hasPick: true }));
  await insertArticle(test.services.db, {
    id: newId(),
    gameId: planted.gameId,
    knownAt: test.services.clock.now(),
    pickId: null,
    betType: null,
    side: null,
    facts: [...facts.values()],
    plan: [],
    texts,
    basisHash: 'c'.repeat(64),
    contentHash: 'd'.repeat(64),
  });
  const { member } = await makeMember(test.services, { planDays: 30 });
  expect((await load(member)).next?.analysis).toEqual([]);
  const { next } = await load({ ...member, statsOnly: true });
  expect(next?.analysis.length).toBeGreaterThan(0);
  expect(hideBetting(next)).toEqual(next);
  const { member: without } = await makeMember(test.services);
  expect((await load({ ...without, statsOnly: true })).next).toMatchObject({ locked: true, analysis: [] });
});

it('shows a member without a plan which game is next, and no figure of its forecast', async () => {
  const { member } = await makeMember(test.services);
  const page = await load(member);
  expect(page.next).toMatchObject({
    event: { id: planted.gameId },
    locked: true,
    probabilities: null,
    expected: null,
  });
  expect(secretsIn(JSON.stringify(page), planted.secrets)).toEqual([]);
});

it('shows a member on a break nothing of it', async () => {
  const breakUntil = minutesAfter(test.services.clock.now(), 600);
  const { member } = await makeMember(test.services, { planDays: 30, breakUntil });
  const page = await load(member);
  expect(page.next).toBeNull();
  expect(secretsIn(JSON.stringify(page), planted.secrets)).toEqual([]);
});
