import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import {
  addSmallRows,
  insertSmallSeason,
  SMALL_SOURCE,
  smallGame,
  smallState,
} from '#tests/support/small-season.ts';
import { sql } from '../drizzle.ts';
import { readFactVersions } from './fact-version.ts';
import { isComingAt, pickOpensAt } from './pick-opens-at.ts';

const PUBLISHED = new Date('2016-11-20T02:00:00Z');
const START = 600;
const DAY_MIN = 24 * 60;
/** One for each run of the property, and three for the examples behind it. */
const RUNS = 40;

/** What a feed reports about a game: from a minute on, which start it has. Both are minutes after the publication. */
type Announced = { readonly known: number; readonly start: number };

/** The first minute after the publication at which the game had begun by the start that was known then. */
function beginningOf(history: readonly Announced[]): number {
  for (let minute = 0; ; minute += 1) {
    const announced = history.findLast(({ known }) => known <= minute);
    if (announced !== undefined && announced.start <= minute) return minute;
  }
}

const move = (index: number, { known, start }: Announced) =>
  addSmallRows(test.services, {
    games: [
      smallGame({
        key: String(index),
        startAt: minutesAfter(PUBLISHED, start),
        knownAt: minutesAfter(PUBLISHED, known),
      }),
    ],
  });

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await insertSmallSeason(test.services, { games: [] });
  // Each game was once to begin weeks before the pick was made, as far as anybody knew then.
  for (let index = 0; index < RUNS + 3; index += 1)
    await move(index, { known: -40 * DAY_MIN, start: -35 * DAY_MIN });
  const starts = Array.from({ length: RUNS + 3 }, () => minutesAfter(PUBLISHED, START));
  await publishSmallPicks(test, { publishedAt: PUBLISHED, starts });
});
afterAll(() => test.close());

const ofGame = (index: number) => sql`game_id = ${gameIdOf(SMALL_SOURCE, String(index))}`;

/** The minute at which the pick on a game opens. */
async function openingOf(index: number): Promise<number> {
  const { rows } = await test.services.db.execute<{ at: string }>(
    sql`select to_json(${pickOpensAt})#>>'{}' as at from pick where ${ofGame(index)}`,
  );
  return (Date.parse(rows[0]?.at ?? '') - PUBLISHED.getTime()) / 60_000;
}

async function isComing(index: number, minute: number): Promise<boolean> {
  const { rows } = await test.services.db.execute(
    sql`select 1 from pick where ${ofGame(index)} and ${isComingAt(minutesAfter(PUBLISHED, minute))}`,
  );
  return rows.length === 1;
}

async function versions() {
  const { record, games } = await readFactVersions(test.services.db);
  return { record: record.version, games: games.version };
}

describe('a pick', () => {
  it('opens when its game has begun by the start known then, however often that is moved', async () => {
    const delivery = fc.record({
      gap: fc.integer({ min: 1, max: 400 }),
      start: fc.integer({ min: 1, max: 1500 }),
    });
    let index = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(delivery, { maxLength: 4 }), async (deliveries) => {
        const own = index;
        index += 1;
        const history: Announced[] = [{ known: -30 * DAY_MIN, start: START }];
        let known = 0;
        for (const { gap, start } of deliveries) {
          known += gap;
          history.push({ known, start });
          await move(own, { known, start });
        }
        const opens = beginningOf(history);
        expect(await openingOf(own)).toBe(opens);
        expect(await isComing(own, opens - 1)).toBe(true);
        expect(await isComing(own, opens)).toBe(false);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });

  it('opens with its grade where it is settled before the game that was moved away begins', async () => {
    const own = RUNS;
    await move(own, { known: 60, start: START + 3 * DAY_MIN });
    expect(await openingOf(own)).toBe(START + 3 * DAY_MIN);
    test.setNow(minutesAfter(PUBLISHED, START + 30));
    await settlePicks(test.services);
    expect(Math.floor(await openingOf(own))).toBe(START + 30);
    expect(await isComing(own, START + 30)).toBe(true);
    expect(await isComing(own, START + 31)).toBe(false);
  });
});

describe('what is kept of the record', () => {
  it('is no longer good once the start of a game with a pick is moved', async () => {
    const before = await versions();
    await move(RUNS + 1, { known: 100, start: START + 60 });
    expect((await versions()).record).not.toBe(before.record);
  });

  it('stays good for a live score, another starter, and a game without a pick', async () => {
    const own = RUNS + 2;
    const startAt = minutesAfter(PUBLISHED, START);
    const [key, other] = [String(own), 'without-a-pick'];
    await addSmallRows(test.services, { games: [smallGame({ key: other, startAt })] });
    const before = await versions();
    await addSmallRows(test.services, {
      games: [
        smallGame({ key, startAt, homeStarter: 'Another', knownAt: minutesAfter(PUBLISHED, 100) }),
        smallGame({ key: other, startAt: minutesAfter(startAt, 60), knownAt: minutesAfter(PUBLISHED, 100) }),
      ],
      states: [
        smallState({
          gameKey: key,
          status: 'in_progress',
          homeScore: 1,
          awayScore: 0,
          knownAt: minutesAfter(startAt, 5),
        }),
      ],
    });
    const after = await versions();
    expect(after.record).toBe(before.record);
    expect(after.games).not.toBe(before.games);
  });
});
