import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { DAY_OVER, proofAt, publishTwoBatches, SEALED_DAY } from '#tests/support/sealed-days.ts';
import { proofContract } from './[date].contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await publishTwoBatches(test);
});
afterAll(() => test.close());

const ask = (date: string, token?: string) =>
  callApi(test.services, { path: `/public/proof/${date}`, ...(token === undefined ? {} : { token }) });

describe('200', () => {
  it('gives every fingerprint with its inclusion proof at once, and nothing of what is sealed', async () => {
    test.setNow(new Date('2016-11-20T05:00:00Z'));
    const { data } = await ask(SEALED_DAY);
    const day = proofContract.data.parse(data);
    expect(day.picks.map(({ serial }) => serial)).toEqual(
      [1, 2, 3, 4, 5].map((no) => `${SEALED_DAY}/000${no}`),
    );
    expect(
      day.picks.every(({ path, salt, sealed }) => path.length > 0 && salt === null && sealed === null),
    ).toBe(true);
    expect(JSON.stringify(data)).not.toMatch(/"side":"(home|draw|away)"|"odds|"units"|"p_win"|"ev"/);
    expect(day.close).toBeNull();
  });

  it('discloses pick after pick as the games start, and the close when the day is over', async () => {
    test.setNow(new Date('2016-11-20T11:30:00Z'));
    const open = proofContract.data.parse((await ask(SEALED_DAY)).data);
    expect(open.picks.map(({ salt }) => salt !== null)).toEqual([true, true, false, false, false]);
    await proofAt(test, DAY_OVER);
    const closed = proofContract.data.parse((await ask(SEALED_DAY)).data);
    expect(closed.close).toMatchObject({ final_count: 5, batch_count: 2 });
  });

  it('discloses at once to a member what their plan shows them anyway, and nothing to one without a plan', async () => {
    test.setNow(new Date('2016-11-20T05:00:00Z'));
    const [paying, other] = [
      await makeMember(test.services, { planDays: 7 }),
      await makeMember(test.services, {}),
    ];
    const saltsFor = async (token: string) =>
      proofContract.data.parse((await ask(SEALED_DAY, token)).data).picks.map(({ salt }) => salt !== null);
    expect(await saltsFor(paying.token)).toEqual(Array(5).fill(true));
    expect(await saltsFor(other.token)).toEqual(Array(5).fill(false));
  });

  it('answers as of an instant what it answered then, though more is disclosed by now', async () => {
    test.setNow(new Date('2016-11-20T11:30:00Z'));
    const said = proofContract.data.parse((await ask(SEALED_DAY)).data);
    await proofAt(test, DAY_OVER);
    expect((await ask(`${SEALED_DAY}?as_of=${said.as_of}`)).data).toEqual(said);
    const first = proofContract.data.parse((await ask(`${SEALED_DAY}?as_of=2016-11-20T03:00:00Z`)).data);
    expect(first.picks.map(({ salt }) => salt)).toEqual([null, null, null]);
    expect([first.batches.length, first.close]).toEqual([1, null]);
  });

  it('discloses as of no instant what is sealed now', async () => {
    test.setNow(new Date('2016-11-20T11:30:00Z'));
    for (const then of ['2016-11-20T05:00:00Z', '2016-11-20T11:30:00Z']) {
      const { picks } = proofContract.data.parse((await ask(`${SEALED_DAY}?as_of=${then}`)).data);
      const open = picks.filter(({ salt, sealed }) => salt !== null || sealed !== null);
      expect(open.every(({ start_at: start }) => start <= then)).toBe(true);
    }
  });

  it('is empty for a day on which nothing was published', async () => {
    expect((await ask('2016-11-19')).data).toMatchObject({
      picks: [],
      batches: [],
      close: null,
      previous: null,
    });
  });
});

describe('404', () => {
  it('is the answer for a day that has not begun', async () => {
    expect((await ask('2016-11-22')).status).toBe(404);
  });
});

describe('422', () => {
  it.each([
    'yesterday',
    '2016-02-30',
    '20161120',
    `${SEALED_DAY}?as_of=noon`,
    `${SEALED_DAY}?as_of=2999-01-01T00:00:00Z`,
  ])('refuses %s', async (date) => {
    expect((await ask(date)).status).toBe(422);
  });
});
