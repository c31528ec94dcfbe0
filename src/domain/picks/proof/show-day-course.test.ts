import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { ALL_STARTED, DAY_OVER, publishTwoBatches, SEALED_DAY, tamper } from '#tests/support/sealed-days.ts';
import { showDayCourse } from './show-day-course.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await publishTwoBatches(test);
});
afterAll(() => test.close());

const course = (asOf: Date) => showDayCourse(test.services, { day: SEALED_DAY, asOf });
const grade = (serials: string, at: string) =>
  tamper(
    test,
    `insert into pick_grade (pick_id, known_at, result, would_be, profit_cents, note, source)
     select id, '${at}', 'win', 'win', 100, '', 'small' from pick where serial_no in (${serials})`,
  );

describe('the course of a day', () => {
  it('says of each batch when it was sealed, when its matches start, and how long that is', async () => {
    // The clock of the test runs on while a batch is sealed, by some milliseconds.
    const rounded = (await course(ALL_STARTED)).map(({ sealedAt, leadMinutes, ...batch }) => ({
      ...batch,
      sealedAt: sealedAt.slice(0, 16),
      leadMinutes: Math.ceil(leadMinutes / 10) * 10,
    }));
    expect(rounded).toEqual([
      {
        sequence: 1,
        picks: 3,
        sealedAt: '2016-11-20T02:00',
        seenAt: null,
        startsAt: ['2016-11-20T10:00:00.000Z', '2016-11-20T11:00:00.000Z', '2016-11-20T12:00:00.000Z'],
        leadMinutes: 480,
        settled: 0,
        settledAt: null,
      },
      {
        sequence: 2,
        picks: 2,
        sealedAt: '2016-11-20T04:00',
        seenAt: null,
        startsAt: ['2016-11-20T13:00:00.000Z', '2016-11-20T14:00:00.000Z'],
        leadMinutes: 540,
        settled: 0,
        settledAt: null,
      },
    ]);
  });

  it('knows nothing that came after its instant', async () => {
    expect(await course(new Date('2016-11-20T03:00:00Z'))).toMatchObject([{ sequence: 1 }]);
  });

  it('says when the last settled pick of a batch was settled first, whatever was corrected later', async () => {
    await grade('1, 2', '2016-11-20T13:00:00Z');
    await grade('1', '2016-11-20T15:00:00Z');
    expect(await course(DAY_OVER)).toMatchObject([
      { settled: 2, settledAt: '2016-11-20T13:00:00.000Z' },
      { settled: 0, settledAt: null },
    ]);
    expect(await course(new Date('2016-11-20T12:59:00Z'))).toMatchObject([{ settled: 0 }, { settled: 0 }]);
  });
});
