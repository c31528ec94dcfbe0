import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { DAY_OVER, proofAt, publishTwoBatches, SEALED_DAY } from '#tests/support/sealed-days.ts';
import { loadProof } from './data.server.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await publishTwoBatches(test);
  await proofAt(test, DAY_OVER);
});
afterAll(() => test.close());

const load = (search: string) =>
  loadProof(
    makePageContext(test.services, { path: '/proof' }),
    new Request(`https://site.example/en/proof${search}`),
  );

describe('the days of the proof', () => {
  it('are those that were known at the instant, with the picks and the close of then', async () => {
    expect((await load('')).days).toEqual([{ day: SEALED_DAY, picks: 5, isClosed: true }]);
    const then = await load('?as_of=2016-11-20T11:00&tz=Asia/Taipei');
    expect(then.days).toEqual([{ day: SEALED_DAY, picks: 3, isClosed: false }]);
    expect(then.asOfView.at).toBe('2016-11-20T03:00:00.000Z');
    expect(then.course.map(({ picks }) => picks)).toEqual([3]);
    const before = await load('?as_of=2016-11-19T00:00:00Z');
    expect([before.days, before.course]).toEqual([[], []]);
  });

  it('leave out one that had not begun by then', async () => {
    const { day, isChosen } = await load(`?day=${SEALED_DAY}&as_of=2016-11-19T00:00:00Z`);
    expect([day, isChosen]).toEqual([null, false]);
  });

  it('are those of now where the instant lies ahead or is none', async () => {
    const now = await load('');
    for (const asked of ['2999-01-01T00:00', 'soon']) {
      const { days, asOfView } = await load(`?as_of=${asked}`);
      expect([days, asOfView.at]).toEqual([now.days, null]);
      expect(asOfView.problem).not.toBeNull();
    }
  });
});
