import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FOOTBALL_DATA_KEY,
  type FootballDataServer,
  startFootballDataServer,
} from '#tests/support/football-data-server.ts';
import { liveLeagueOf } from '#tests/support/league-templates.ts';
import { ask } from './ask.ts';
import { askAccount } from './ask-account.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const QUESTION = { endpoint: 'scores', leagueId: 'EPL', daysFrom: 1 } as const;

const LEAGUE = { ...liveLeagueOf('EPL'), sportKey: 'PL' };

let server: FootballDataServer;
beforeAll(async () => {
  server = await startFootballDataServer([], NOW);
});
afterAll(() => server.close());
beforeEach(() => server.set({ error: null, remaining: 1000 }));

const askNow = (key = FOOTBALL_DATA_KEY) =>
  ask({ url: server.url, key }, QUESTION, { league: LEAGUE, askedAt: NOW });

describe('a question about matches', () => {
  it('names the league and its days, and carries the key in no address', async () => {
    server.asked.length = 0;
    const answer = await askNow();
    expect(answer).toMatchObject({
      status: 200,
      failure: null,
      quota: { remaining: 999 },
      retryAfterS: null,
    });
    expect(server.asked).toEqual(['/v4/competitions/PL/matches?dateFrom=2026-11-20&dateTo=2026-11-22']);
  });

  it.each([
    ['html', 'the answer is no JSON'],
    ['refused', 'status 503'],
    ['restricted', 'status 403 RESTRICTED_RESOURCE'],
    ['busy', 'status 429 TOO_MANY_REQUESTS'],
    ['moved', 'a redirect to another address (status 302)'],
    ['huge', 'the answer is longer than 8388608 bytes'],
    ['endless', 'the answer is longer than 8388608 bytes'],
    ['gone', 'no answer: UND_ERR_SOCKET'],
  ] as const)('is answered by a failure where the provider is %s', async (error, failure) => {
    server.set({ error });
    expect(await askNow()).toMatchObject({ body: null, failure });
  });

  it('names a key that the provider does not know, without repeating it', async () => {
    const answer = await askNow('wrong-token');
    expect(answer.failure).toBe('status 400 INVALID_TOKEN');
    expect(JSON.stringify(answer)).not.toContain('wrong-token');
  });

  it('waits as long as the provider says once its count of the minute is used up', async () => {
    server.set({ remaining: 1 });
    expect(await askNow()).toMatchObject({ failure: null, quota: { remaining: 0 }, retryAfterS: 42 });
    expect(await askNow()).toMatchObject({ status: 429, retryAfterS: 42 });
  });
});

describe('the trial of a key', () => {
  it('names the leagues that it may ask for', async () => {
    const account = await askAccount({ url: server.url, key: FOOTBALL_DATA_KEY });
    expect(account).toEqual({
      remaining: 999,
      codes: new Set(['PL', 'FL1', 'PD', 'BL1', 'SA']),
      failure: null,
    });
    expect((await askAccount({ url: server.url, key: 'wrong' })).failure).toBe('status 400 INVALID_TOKEN');
    server.set({ error: 'html' });
    expect((await askAccount({ url: server.url, key: FOOTBALL_DATA_KEY })).failure).toBe(
      'the answer is no JSON',
    );
  });
});
