import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFacts, upsertGames } from '#db/queries/feed-row.ts';
import type { FeedBatch } from '#feeds/feed.ts';
import { fixedClock } from '#platform/clock.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { insertReadyForecast } from '#tests/support/small-picks.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame, smallState } from '#tests/support/small-season.ts';
import { batchRows } from './feed-rows.ts';
import { listGames } from './list-games.ts';

const at = (text: string) => new Date(`2016-11-${text}:00Z`);

/** What becomes known, one after the other: a fixture, a starter, a new start, a delay, play, a result, a correction. */
const STEPS: readonly { readonly at: Date; readonly batch: Partial<FeedBatch> }[] = [
  { at: at('01T09:00'), batch: { games: [game({})] } },
  { at: at('10T09:00'), batch: { games: [game({ homeStarter: 'A', knownAt: at('10T09:00') })] } },
  {
    at: at('11T12:00'),
    batch: {
      games: [game({ homeStarter: 'B', startAt: at('13T18:00'), knownAt: at('11T12:00') })],
    },
  },
  { at: at('13T18:01'), batch: { states: [state('13T18:01', 'not_started', null)] } },
  { at: at('13T18:20'), batch: { states: [state('13T18:20', 'in_progress', [0, 0])] } },
  { at: at('13T18:40'), batch: { states: [state('13T18:40', 'in_progress', [1, 0])] } },
  { at: at('13T20:10'), batch: { states: [state('13T20:10', 'completed', [1, 0])] } },
  { at: at('14T10:00'), batch: { states: [state('14T10:00', 'completed', [1, 1])] } },
];

function game(options: Partial<Parameters<typeof smallGame>[0]>) {
  // The league's label of the day moves with the start, and the new start is no longer a made one.
  const startAt = options.startAt ?? at('12T18:00');
  const day = { gameDay: startAt.toISOString().slice(0, 10), startSimulated: startAt < at('13T00:00') };
  return smallGame({ key: 'moved', ...day, startAt, knownAt: at('01T09:00'), ...options });
}

function state(
  when: string,
  status: 'not_started' | 'in_progress' | 'completed',
  score: readonly [number, number] | null,
) {
  const [homeScore, awayScore] = score ?? [null, null];
  return smallState({ gameKey: 'moved', knownAt: at(when), status, homeScore, awayScore });
}

let test: TestServices;

beforeAll(async () => {
  test = await testServices();
  await insertSmallSeason(test.services, { games: [] });
});
afterAll(() => test.close());

/** The whole of November, and the two days between which the game moved, as they were listed at an instant. */
async function listedAt(instant: Date) {
  const services = { ...test.services, clock: fixedClock(instant) };
  const windows = [
    [at('01T00:00'), at('30T00:00')],
    [at('12T00:00'), at('12T23:59')],
    [at('13T00:00'), at('13T23:59')],
  ] as const;
  return Promise.all(
    windows.map(([from, until]) => listGames(services, { locale: 'en', from, until, page: 1, perPage: 10 })),
  );
}

describe('the games as of an instant', () => {
  it('are what was listed then, whatever became known later', async () => {
    const listed: { readonly instant: Date; readonly pages: unknown }[] = [];
    listed.push({ instant: at('01T08:59'), pages: await listedAt(at('01T08:59')) });
    for (const step of STEPS) {
      const batch = { games: [], states: [], odds: [], references: [], ...step.batch };
      const rows = batchRows(SMALL_SOURCE, batch, step.at);
      await upsertGames(test.services.db, rows.games);
      await insertFacts(test.services.db, rows);
      const instant = new Date(step.at.getTime() + 30_000);
      listed.push({ instant, pages: await listedAt(instant) });
    }
    await insertReadyForecast(test.services, 'moved', at('14T11:00'));
    for (const { instant, pages } of listed) expect(await listedAt(instant)).toEqual(pages);
    // Each step was visible when it came, so that the comparison above says something.
    expect(new Set(listed.map(({ pages }) => JSON.stringify(pages, withoutClock))).size).toBe(
      // A starter is not listed, so that one step alone looks like the one before.
      listed.length - 1,
    );
  });

  it('place a moved game on its old day before it moved, and on its new one afterwards', async () => {
    const starts = async (instant: Date) =>
      (await listedAt(instant)).map((page) =>
        page.games.map((one) => [one.start_at, one.game_day, one.start_simulated]),
      );
    const before = ['2016-11-12T18:00:00.000Z', '2016-11-12', true];
    const after = ['2016-11-13T18:00:00.000Z', '2016-11-13', false];
    expect(await starts(at('11T11:59'))).toEqual([[before], [before], []]);
    expect(await starts(at('11T12:00'))).toEqual([[after], [], [after]]);
  });
});

function withoutClock(key: string, value: unknown): unknown {
  return key === 'asOf' ? undefined : value;
}
