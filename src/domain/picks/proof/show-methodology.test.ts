import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETTLEMENT } from '#domain/forecasting/settlement/settle-pick.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addPolicy, minutesAfter } from '#tests/support/factories.ts';
import { publishTwoBatches, SEALED_DAY } from '#tests/support/sealed-days.ts';
import { listProofDays } from './list-proof-days.ts';
import { showMethodology } from './show-methodology.ts';

const NOW = new Date('2016-11-20T05:00:00Z');

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await publishTwoBatches(test);
  test.setNow(NOW);
});
afterAll(() => test.close());

const show = () => showMethodology(test.services, { locale: 'en', brand: 'blue' });

describe('what the methodology says', () => {
  it('of the policy is its row, and the next version from the moment on at which it is in force', async () => {
    expect((await show()).policy).toMatchObject({
      version: 1,
      minEv: 0.02,
      minLeadMinutes: 15,
      maxLeadHours: 48,
    });
    await addPolicy(test.services, { version: 2, minEv: 0.035, validFrom: minutesAfter(NOW, 60) });
    expect((await show()).policy).toMatchObject({ version: 1 });
    test.setNow(minutesAfter(NOW, 61));
    expect((await show()).policy).toMatchObject({ version: 2, minEv: 0.035 });
  });

  it('of settlement are the constants that settle, and of stakes the bounds that the engine keeps', async () => {
    const { settlement, stake } = await show();
    expect(settlement).toMatchObject(SETTLEMENT);
    expect(stake).toEqual({ least: 0.1, most: 3 });
  });

  it('of calibration is nothing as long as too few picks are settled', async () => {
    expect((await show()).calibration).toBeNull();
  });
});

describe('the days that can be checked', () => {
  it('are those with picks, the newest first, with their count', async () => {
    expect(await listProofDays(test.services, { limit: 7 })).toEqual([
      { day: SEALED_DAY, picks: 5, isClosed: false },
    ]);
  });
});
