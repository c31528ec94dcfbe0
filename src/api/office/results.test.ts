import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { batchRows, gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { alertResults } from '#domain/operations/result/alert-results.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { newId } from '#platform/id.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { expectVerbatim, HOSTILE, officeHtml } from '#tests/support/office-html.tsx';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { SMALL_SOURCE, smallState } from '#tests/support/small-season.ts';
import * as disputesScreen from '../../screens/office/disputes/screen.tsx';
import * as pickScreen from '../../screens/office/pick/screen.tsx';
import * as resultsScreen from '../../screens/office/results/screen.tsx';
import { alertsContract } from './alerts.contract.ts';
import { disputesContract } from './disputes.contract.ts';
import { pickReviewContract } from './picks/[id].contract.ts';
import { resultsContract } from './results.contract.ts';

let test: TestServices;

let office: Office;

let played: PlayedRecord;

let member: { readonly token: string };

beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 9);
  office = await openOffice(test.services);
  member = await makeMember(test.services, { nickName: 'Disputant' });
});

afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const rows = async (text: string, values: unknown[] = []) =>
  (await test.services.db.$client.query(text, values)).rows;

const pickOf = async (game: string | undefined, betType = 'over_under'): Promise<string> =>
  (await rows('select id from pick where game_id = $1 and bet_type = $2', [game, betType]))[0].id;

const show = async (id: string, who = 'owner') =>
  pickReviewContract.data.parse((await office.get(`/picks/${id}`, who)).data);

const results = async (who = 'owner') => resultsContract.data.parse((await office.get('/results', who)).data);

const openAlerts = async () =>
  (await rows('select kind from operator_alert where closed_at is null order by kind')).map(
    ({ kind }) => kind,
  );

const completed = (home: number, away: number) => ({
  status: 'completed',
  home_score: home,
  away_score: away,
});

const inbox = async () => (await callApi(test.services, { path: '/me/inbox', token: member.token })).data;

async function dispute(pick: string): Promise<string> {
  const body = { id: pick, reason: 'wrong_score', note: HOSTILE };
  const { data } = await callApi(test.services, {
    method: 'POST',
    path: '/ai-strategy/dispute',
    body,
    token: member.token,
  });
  return String(Object(data).id);
}

describe('a dispute', () => {
  it('waits in the queue of its brand alone, and an alert notifies the operators of that brand', async () => {
    await dispute(await pickOf(played.playedGames[8], 'win_loss'));
    await alertResults(test.services);
    const notified = async (who: string, brand: string) => {
      const [alerts, me] = await Promise.all([
        office.get(`/alerts?brand=${brand}`, who),
        office.get(`/me?brand=${brand}`, who),
      ]);
      const kinds = alertsContract.data.parse(alerts.data).map(({ kind, path }) => `${kind} ${path}`);
      return [kinds.filter((kind) => kind.startsWith('dispute')), Object(me.data).waiting.alerts];
    };
    expect(await notified('owner', 'blue')).toEqual([['dispute_waits /office/disputes?brand=blue'], 1]);
    const graves = await Promise.all(
      ['warning', 'critical'].map(
        async (severity) => (await office.get(`/alerts?severity=${severity}`)).meta.total,
      ),
    );
    expect(graves.map(Number).reduce((sum, one) => sum + one)).toBe((await office.get('/alerts')).meta.total);
    expect((await office.get('/alerts?severity=mild')).http_code).toBe(422);
    expect(await notified('orange', 'orange')).toEqual([[], 0]);
    const { data } = await office.get('/disputes', 'analyst');
    const { league, home, away, bet_type, disputes } = await show(
      await pickOf(played.playedGames[8], 'win_loss'),
    );
    const member = { nick_name: 'Disputant' };
    expect(disputes).toMatchObject([{ member }]);
    expect(disputesContract.data.parse(data)).toMatchObject([
      { state: 'open', reason: 'wrong_score', brand: 'blue', member, league, home, away, bet_type },
    ]);
    expect((await office.get('/disputes?brand=orange', 'orange')).data).toEqual([]);
    const pick = await pickOf(played.playedGames[8], 'win_loss');
    expect(
      pickReviewContract.data.parse((await office.get(`/picks/${pick}?brand=orange`, 'orange')).data)
        .disputes,
    ).toEqual([]);
  });

  it('is rejected with a reason, once, which the member reads', async () => {
    const [dispute] = disputesContract.data.parse((await office.get('/disputes')).data);
    const id = dispute?.id;
    const answer = (body: object, who = 'analyst') => office.post(`/disputes/${id}/answer`, body, who);
    const wish = { outcome: 'rejected', reason: HOSTILE };
    expect((await answer(wish, 'auditor')).http_code).toBe(404);
    expect((await answer(wish, 'orange')).http_code).toBe(404);
    expect((await office.post(`/disputes/${id}/answer?brand=orange`, wish, 'orange')).http_code).toBe(404);
    expect((await answer({ ...wish, reason: '' })).http_code).toBe(422);
    expect((await answer({ ...wish, outcome: 'upheld' })).http_code).toBe(409);
    expect((await answer(wish)).http_code).toBe(200);
    expect((await answer(wish)).http_code).toBe(409);
    expect(await inbox()).toMatchObject([{ facts: { outcome: 'rejected', note: HOSTILE } }]);
    expect(await openAlerts()).not.toContain('dispute_waits');
  });

  it('is upheld by a correction of two persons: a row beside the old grade, and a message', async () => {
    const pick = await pickOf(played.playedGames[7]);
    const id = await dispute(pick);
    test.setNow(minutesAfter(played.now, 3));
    const before = await rows('select * from pick_grade where pick_id = $1', [pick]);
    const propose = (who: string, more: object = {}) =>
      office.post(
        `/picks/${pick}/corrections`,
        { final: completed(2, 2), reason: HOSTILE, dispute_id: id, ...more },
        who,
      );
    expect((await propose('auditor')).http_code).toBe(404);
    expect((await propose('analyst', { dispute_id: newId() })).http_code).toBe(404);
    expect((await propose('orange')).http_code).toBe(404);
    expect((await propose('analyst', { final: { status: 'completed' } })).http_code).toBe(422);
    expect((await propose('analyst')).http_code).toBe(200);
    expect((await propose('owner')).http_code).toBe(409);
    expect(await openAlerts()).toContain('correction_waits');
    const [proposal] = (await show(pick, 'analyst')).proposals;
    expect(proposal).toMatchObject({ dispute_id: id, can: { approve: false, refuse: true } });
    const decide = (who: string, decision = 'approved') =>
      office.post(`/corrections/${proposal?.id}`, { decision, reason: HOSTILE }, who);
    expect((await decide('analyst')).http_code).toBe(409);
    expect((await decide('finance')).http_code).toBe(404);
    expect((await decide('owner')).data).toEqual({ result: 'win' });
    expect((await decide('second_owner', 'refused')).http_code).toBe(409);
    const shown = await show(pick);
    expect(shown.grades.map(({ score }) => score)).toEqual(
      [
        { home: 0, away: 3 },
        { home: 2, away: 2 },
      ].slice(-shown.grades.length),
    );
    expect(
      await rows('select * from pick_grade where pick_id = $1 order by known_at limit 1', [pick]),
    ).toEqual(before);
    expect(shown.disputes).toMatchObject([{ answer: { outcome: 'upheld' }, is_corrected: true }]);
    expect(Object(await inbox())[0]).toMatchObject({ facts: { outcome: 'upheld', pick_id: pick } });
    expect(await openAlerts()).not.toContain('correction_waits');
  });
});

describe('a typed result', () => {
  const game = () => played.comingGame;
  const type = (final: object, who = 'analyst', id = game()) =>
    office.post('/results', { game_id: id, final, reason: HOSTILE }, who);
  const confirm = (id: string, final: object | undefined, who = 'owner') =>
    office.post(`/results/${id}`, { ...(final === undefined ? {} : { final }), reason: HOSTILE }, who);
  const waiting = async (who = 'owner') => (await results(who)).typed.find(({ state }) => state === 'open');

  it('302, 404, 409, 422: by anyone who may, after the start, of a game whose end no one reported', async () => {
    expect((await type(completed(1, 0), 'auditor')).http_code).toBe(404);
    expect((await type(completed(1, 0))).http_code).toBe(409);
    expect((await type(completed(1, 0), 'analyst', newId())).http_code).toBe(404);
    expect((await type(completed(1, 0), 'analyst', played.playedGames[0])).http_code).toBe(409);
    expect((await type({ status: 'completed', home_score: -1, away_score: 0 })).http_code).toBe(422);
    test.setNow(minutesAfter(played.now, 480 + 400));
    // No one stays signed in for so long.
    office = await openOffice(test.services);
    await alertResults(test.services);
    expect(await openAlerts()).toContain('result_missing');
    expect((await results()).missing).toMatchObject([{ game_id: game(), picks: 3, status: 'not_started' }]);
    expect((await type({ ...completed(1, 1), beyond: 'aet' })).http_code).toBe(422);
    expect((await office.get('/results', null)).http_code).toBe(302);
  });

  it('is hidden from the second person, who types it themselves; one alone settles nothing', async () => {
    expect((await type(completed(3, 1))).http_code).toBe(200);
    expect((await type(completed(3, 1), 'owner')).http_code).toBe(409);
    const own = await waiting('analyst');
    expect(own).toMatchObject({ score: { home: 3, away: 1 }, can: { confirm: false, refuse: true } });
    expect(await waiting()).toMatchObject({ score: null, can: { confirm: true } });
    expect((await confirm(own?.id ?? '', completed(3, 1), 'analyst')).http_code).toBe(409);
    expect((await confirm(own?.id ?? '', completed(3, 2))).http_code).toBe(422);
    await settlePicks(test.services);
    expect(await rows('select * from game_state where game_id = $1', [game()])).toEqual([]);
    await expect(
      rows(
        `insert into game_state (game_id, known_at, status, home_score, away_score, parts, statistics, origin, source)
         values ($1, $2, 'completed', 3, 1, '[]', '{}', 'real', 'manual')`,
        [game(), test.services.clock.now()],
      ),
    ).rejects.toThrow('two persons');
  });

  it('can be refused and typed again; confirmed, it settles once', async () => {
    expect((await confirm((await waiting())?.id ?? '', undefined)).http_code).toBe(200);
    await type(completed(3, 0));
    const id = (await waiting())?.id ?? '';
    expect((await confirm(id, completed(3, 0))).http_code).toBe(200);
    expect((await confirm(id, completed(3, 0), 'second_owner')).http_code).toBe(409);
    expect((await type(completed(9, 9))).http_code).toBe(409);
    test.setNow(minutesAfter(played.now, 480 + 415));
    expect((await settlePicks(test.services)).settled).toBe(3);
    expect((await settlePicks(test.services)).settled).toBe(0);
    const grades = await rows(
      `select bet_type, result, home_score, away_score from pick_grade join pick on pick_id = id where game_id = $1 order by bet_type`,
      [game()],
    );
    expect(grades.map((one) => [one.bet_type, one.home_score, one.away_score])).toEqual([
      ['over_under', 3, 0],
      ['run_line', 3, 0],
      ['win_loss', 3, 0],
    ]);
    expect((await results()).missing).toEqual([]);
  });

  it('that the feed contradicts later changes no grade, raises the alarm, and is left or corrected', async () => {
    const later = minutesAfter(played.now, 480 + 500);
    const state = smallState({
      gameKey: 'coming',
      knownAt: later,
      status: 'completed',
      homeScore: 3,
      awayScore: 2,
    });
    const batch = { games: [], states: [state], odds: [], references: [] };
    expect(gameIdOf(SMALL_SOURCE, 'coming')).toBe(game());
    await insertFacts(test.services.db, batchRows(SMALL_SOURCE, batch, new Date('2100-01-01T00:00:00Z')));
    test.setNow(minutesAfter(later, 20));
    await settlePicks(test.services);
    await alertResults(test.services);
    expect((await openAlerts()).filter((kind) => kind === 'result_changed')).toHaveLength(3);
    const { changes } = await results('auditor');
    expect(changes).toHaveLength(3);
    const [change] = changes;
    if (change === undefined) throw new Error('no change');
    expect(change).toMatchObject({
      settled: { score: { home: 3, away: 0 } },
      reported: { score: { home: 3, away: 2 } },
    });
    const review = (who: string) =>
      office.post(`/picks/${change.pick_id}/review`, { known_at: change.known_at, reason: HOSTILE }, who);
    expect((await review('auditor')).http_code).toBe(404);
    expect((await review('owner')).http_code).toBe(200);
    expect((await review('owner')).http_code).toBe(404);
    expect((await results()).changes).toHaveLength(2);
    expect(
      (
        await rows('select count(*)::int as n from pick_grade join pick on pick_id = id where game_id = $1', [
          game(),
        ])
      )[0].n,
    ).toBe(3);
  });
});

it('what was given as reason, evidence and note stands in the pages word for word, and is no tag', async () => {
  const page = (screen: typeof pickScreen | typeof resultsScreen | typeof disputesScreen, path: string) =>
    officeHtml(test.services, { token: office.token('owner'), screen, path });
  const pick = async (id: string) => {
    const path = `/office/picks/${id}`;
    const options = { token: office.token('owner'), screen: pickScreen, path, params: { id } };
    return officeHtml(test.services, options);
  };
  // The dispute, its answer, the evidence of the correction, its approval, and the grade that came of it.
  expectVerbatim(await pick(await pickOf(played.playedGames[7])), 3);
  expectVerbatim(await page(disputesScreen, '/office/disputes?show=all'));
  expectVerbatim(await page(resultsScreen, '/office/results'), 2);
});
