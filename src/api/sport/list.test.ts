import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { insertSmallSeason, smallGame, smallState } from '#tests/support/small-season.ts';
import { gameSchema } from './game.contract.ts';

const NOW = new Date('2016-11-20T12:00:00Z');
const at = (time: string) => new Date(`2016-11-${time}Z`);

let test: TestServices;

beforeAll(async () => {
  test = await testServices();
  await insertSmallSeason(test.services, {
    games: [
      smallGame({ key: 'played', startAt: at('20T01:00:00') }),
      smallGame({ key: 'live', startAt: at('20T11:00:00'), homeKey: 'EPL/Greens' }),
      smallGame({ key: 'coming', startAt: at('20T15:30:00') }),
      smallGame({ key: 'off', startAt: at('20T14:00:00') }),
      smallGame({ key: 'tomorrow', startAt: at('20T16:00:00') }),
    ],
    states: [
      smallState({
        gameKey: 'played',
        knownAt: at('20T03:00:00'),
        status: 'completed',
        homeScore: 2,
        awayScore: 1,
      }),
      smallState({
        gameKey: 'live',
        knownAt: at('20T11:59:00'),
        status: 'in_progress',
        homeScore: 1,
        awayScore: 0,
        elapsed: 45,
        stoppage: 2,
        half: 1,
      }),
      // Known only after the moment of the test: no one may see it.
      smallState({
        gameKey: 'live',
        knownAt: at('20T12:05:00'),
        status: 'in_progress',
        homeScore: 3,
        awayScore: 0,
      }),
      smallState({ gameKey: 'off', knownAt: at('20T10:00:00'), status: 'canceled', reason: 'postponed' }),
    ],
  });
});
afterAll(() => test.close());

async function list(query: string) {
  test.setNow(NOW);
  const answer = await callApi(test.services, { path: `/sport/list${query}`, locale: 'zh_TW' });
  return { ...answer, games: z.array(gameSchema).parse(answer.data) };
}

describe('200', () => {
  it("lists today's games of the zone: in play, coming, completed, canceled", async () => {
    const { games, meta } = await list('?tz=Asia/Taipei');
    expect(games.map((game) => game.status)).toEqual(['in_progress', 'not_started', 'completed', 'canceled']);
    expect(meta).toMatchObject({
      start_time: '2016-11-19T16:00:00.000Z',
      end_time: '2016-11-20T15:59:59.000Z',
    });
    expect(meta).toMatchObject({ page: 1, per_page: 10, total: 4, last_page: 1 });
  });

  it('shows the newest state known now, its clock, and names in the language of the caller', async () => {
    const [live] = (await list('?tz=Asia/Taipei&status=in_progress')).games;
    expect(live).toMatchObject({ score: { home: 1, away: 0 }, elapsed: 45, stoppage: 2, half: 1 });
    expect(live?.home.name).toBe('綠隊');
  });

  it('gives a game that has not started neither score nor clock', async () => {
    const [coming] = (await list('?status=not_started&tz=Asia/Taipei')).games;
    expect(coming).toMatchObject({ score: null, elapsed: null, updated_at: null });
  });

  it('counts the last second of the window in full, and nothing after it', async () => {
    const until = (end: string) => list(`?start_time=2016-11-20 15:30:00&end_time=2016-11-20 ${end}&tz=UTC`);
    expect((await until('15:30:00')).games).toHaveLength(1);
    expect((await until('15:59:59')).games).toHaveLength(1);
    expect((await until('16:00:00')).games).toHaveLength(2);
  });

  it('pages the list', async () => {
    const { games, meta } = await list('?tz=Asia/Taipei&per_page=3&page=2');
    expect(games).toHaveLength(1);
    expect(meta).toMatchObject({ page: 2, per_page: 3, last_page: 2 });
  });

  it('is empty where nothing starts', async () => {
    const { games, meta } = await list('?start_time=2016-12-24&tz=UTC');
    expect(games).toEqual([]);
    expect(meta).toMatchObject({ total: 0, last_page: 1 });
  });
});

describe('422', () => {
  it.each([
    [
      'a window of more than 31 days',
      '?start_time=2016-11-01&end_time=2016-12-20',
      'end_time',
      '最多只能選擇 31 天。',
    ],
    [
      'an end before the start',
      '?start_time=2016-11-20&end_time=2016-11-19',
      'end_time',
      '結束時間不可早於開始時間。',
    ],
    ['a zone that does not exist', '?tz=Mars/Olympus', 'tz', '無法辨識此時區。'],
    ['a day that does not exist', '?start_time=2016-02-30', 'start_time', '此欄位的值不正確。'],
    ['an unknown sport', '?sport=chess', 'sport', '請從下列選項擇一：soccer, basketball, baseball。'],
    ['a page below 1', '?page=0', 'page', '不可小於 1。'],
    ['more than 100 a page', '?per_page=101', 'per_page', '不可大於 100。'],
  ])('refuses %s and says so at the field', async (_what, query, field, message) => {
    const { status, messages } = await callApi(test.services, {
      path: `/sport/list${query}`,
      locale: 'zh_TW',
    });
    expect(status).toBe(422);
    expect(messages.input_validates[field]).toEqual([message]);
  });
});
