import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from '#db/client.ts';
import { findFeedCursor, keepFeedMapping } from '#db/queries/feed-cursor.ts';
import type { Feed, FeedBatch } from '#feeds/feed.ts';
import { fixedClock } from '#platform/clock.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { goodOdds, minutesAfter, scriptedFeed } from '#tests/support/factories.ts';
import { SMALL_SOURCE, smallGame, smallState } from '#tests/support/small-season.ts';
import { ingestFeed } from './ingest-feed.ts';

const NOW = new Date('2016-11-10T04:00:00Z');
const later = minutesAfter(NOW, 1 / 60_000);
const START = minutesAfter(NOW, 300);

let test: TestServices;
let owner: pg.Client;
beforeAll(async () => {
  test = await testServices();
  owner = new pg.Client({ connectionString: test.ownerUrl });
  await owner.connect();
});
beforeEach(async () => {
  await owner.query('truncate league, feed_cursor cascade');
  await keepFeedMapping(test.services.db, SMALL_SOURCE, {});
});
afterAll(async () => {
  await owner.end();
  await test.close();
});

const ingestAt = (now: Date, feed: Feed) =>
  ingestFeed({ ...test.services, clock: fixedClock(now) }, { feed });
const cursor = () => findFeedCursor(test.services.db, SMALL_SOURCE);

async function rows(text: string) {
  return (await test.services.db.$client.query(text)).rows;
}
const TABLES = ['game', 'game_revision', 'game_state', 'odds_snapshot', 'reference_forecast'];
async function allRows(): Promise<unknown[]> {
  return Promise.all(TABLES.map((table) => rows(`select * from ${table} order by 1, 2`)));
}

/** One game with a price, a state and a reference, all known at one instant. */
function facts(key: string, knownAt: Date): FeedBatch {
  return {
    games: [smallGame({ key, startAt: START, knownAt })],
    states: [smallState({ gameKey: key, knownAt, status: 'not_started' })],
    odds: goodOdds(key, knownAt),
    references: [{ gameKey: key, provider: 'elo', home: 0.5, draw: 0.25, away: 0.25, knownAt }],
  };
}

describe('a feed that hands over the future', () => {
  it('is taken at its word up to now, and not a millisecond further', async () => {
    const known = facts('known', NOW);
    const ahead = facts('known', later);
    const early = { ...ahead, games: [] };
    expect(
      await ingestAt(
        NOW,
        scriptedFeed(() => [known, early]),
      ),
    ).toEqual({
      games: 1,
      facts: 5,
      until: NOW,
    });
    expect(
      await ingestAt(
        minutesAfter(NOW, -1),
        scriptedFeed(() => [facts('other', NOW)]),
      ),
    ).toMatchObject({
      games: 0,
      facts: 0,
    });
    const counts = await Promise.all(
      TABLES.map((table) => rows(`select max(known_at) as newest from ${table}`)),
    );
    expect(counts.map(([row]) => row?.newest)).toEqual([NOW, null, NOW, NOW, NOW]);
  });

  it('does not move a known game to a start that no one knows of yet', async () => {
    await ingestAt(
      NOW,
      scriptedFeed(() => [facts('known', NOW)]),
    );
    const moved = smallGame({
      key: 'known',
      startAt: minutesAfter(START, 60),
      knownAt: minutesAfter(NOW, 10),
    });
    await ingestAt(
      minutesAfter(NOW, 9),
      scriptedFeed(() => [{ games: [moved] }]),
    );
    expect(await rows('select start_at from game')).toEqual([{ start_at: START }]);
  });
});

describe('a second delivery', () => {
  it('changes nothing', async () => {
    const feed = scriptedFeed(() => [facts('a', NOW), facts('b', NOW)]);
    await ingestAt(NOW, feed);
    const before = await allRows();
    expect(await ingestAt(later, feed)).toEqual({ games: 0, facts: 0, until: later });
    expect(await allRows()).toEqual(before);
  });

  it('with a new start or starter keeps what the row said before as a revision', async () => {
    await ingestAt(
      NOW,
      scriptedFeed(() => [facts('a', NOW)]),
    );
    const [noon, one] = [minutesAfter(NOW, 60), minutesAfter(NOW, 120)];
    const starter = smallGame({ key: 'a', startAt: START, homeStarter: 'A', knownAt: noon });
    expect(
      await ingestAt(
        noon,
        scriptedFeed(() => [{ games: [starter] }]),
      ),
    ).toMatchObject({ games: 1 });
    const moved = { ...starter, startAt: minutesAfter(START, 30), knownAt: one };
    expect(
      await ingestAt(
        one,
        scriptedFeed(() => [{ games: [moved] }]),
      ),
    ).toMatchObject({ games: 1 });
    expect(await rows('select start_at, home_starter, known_at from game')).toEqual([
      { start_at: minutesAfter(START, 30), home_starter: 'A', known_at: one },
    ]);
    expect(
      await rows('select known_at, replaced_at, start_at, home_starter from game_revision order by known_at'),
    ).toEqual([
      { known_at: NOW, replaced_at: noon, start_at: START, home_starter: null },
      { known_at: noon, replaced_at: one, start_at: START, home_starter: 'A' },
    ]);
  });

  it('of a game that says the same keeps no revision and does not move its instant', async () => {
    await ingestAt(
      NOW,
      scriptedFeed(() => [facts('a', NOW)]),
    );
    const again = smallGame({ key: 'a', startAt: START, knownAt: minutesAfter(NOW, 5) });
    expect(
      await ingestAt(
        minutesAfter(NOW, 5),
        scriptedFeed(() => [{ games: [again] }]),
      ),
    ).toMatchObject({ games: 0 });
    expect(await rows('select known_at from game')).toEqual([{ known_at: NOW }]);
    expect(await rows('select * from game_revision')).toEqual([]);
  });
});

describe('what the feed is asked for', () => {
  it('begins where the last time ended, and is asked for leagues once', async () => {
    const windows: unknown[] = [];
    let leaguesAsked = 0;
    const feed = scriptedFeed((window) => {
      windows.push([window.from, window.until]);
      return [];
    });
    const counting: Feed = {
      ...feed,
      leagues: () => {
        leaguesAsked += 1;
        return feed.leagues();
      },
    };
    await ingestAt(NOW, counting);
    await ingestAt(later, counting);
    expect(windows).toEqual([
      [null, NOW],
      [NOW, later],
    ]);
    expect(leaguesAsked).toBe(1);
  });

  it('is nothing where the clock stands still or was moved back', async () => {
    await ingestAt(
      NOW,
      scriptedFeed(() => []),
    );
    const failing = scriptedFeed(() => {
      throw new Error('asked');
    });
    expect(await ingestAt(NOW, failing)).toEqual({ games: 0, facts: 0, until: NOW });
    expect(await ingestAt(minutesAfter(NOW, -60), failing)).toMatchObject({ until: NOW });
  });

  it('is an error where the mapping of dates was not kept first', async () => {
    const other = scriptedFeed(() => [], { source: 'other' });
    await expect(ingestAt(NOW, other)).rejects.toThrow('has no cursor');
  });
});

describe('an ingest that breaks', () => {
  const batches = [facts('a', NOW), facts('b', NOW)];

  it('half-way loses and doubles nothing when it is run again', async () => {
    const breaking = scriptedFeed(function* () {
      yield batches[0] ?? {};
      throw new Error('killed');
    });
    await expect(ingestAt(NOW, breaking)).rejects.toThrow('killed');
    expect(await cursor()).toMatchObject({ knownUntil: null, loaded: false });
    expect(
      await ingestAt(
        later,
        scriptedFeed(() => batches),
      ),
    ).toMatchObject({ games: 1, facts: 5 });
    expect(await rows('select count(*)::int as n from game')).toEqual([{ n: 2 }]);
    expect(await cursor()).toMatchObject({ knownUntil: later, loaded: true });
  });

  it('in the middle of a batch leaves nothing of that batch', async () => {
    const bad = { ...facts('a', NOW), odds: goodOdds('a', NOW).map((odds) => ({ ...odds, homeOdds: 0.5 })) };
    await expect(
      ingestAt(
        NOW,
        scriptedFeed(() => [bad]),
      ),
    ).rejects.toThrow();
    expect(await rows('select * from game')).toEqual([]);
  });

  it('steps back while another process is at it', async () => {
    const meanwhile = await withLock(test.services.db, `ingest:${SMALL_SOURCE}`, async () => [
      await ingestAt(
        NOW,
        scriptedFeed(() => batches),
      ),
    ]);
    expect(meanwhile).toEqual([null]);
    expect(await rows('select * from game')).toEqual([]);
  });
});
