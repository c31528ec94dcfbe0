import { type APIRequestContext, expect } from '@playwright/test';

/** Sets the site's clock to an instant; from there it runs on. */
export async function setClock(request: APIRequestContext, now: Date): Promise<void> {
  const answer = await request.post('/__test/clock', { data: { now: now.toISOString() } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** What time it is on the site. */
export async function readClock(request: APIRequestContext): Promise<Date> {
  const answer = await request.get('/__test/clock');
  expect(answer.ok(), await answer.text()).toBe(true);
  return new Date((await answer.json()).now);
}

/** Moves the site's clock forward. */
export async function advanceClock(request: APIRequestContext, seconds: number): Promise<void> {
  const answer = await request.post('/__test/clock', { data: { advance_s: seconds } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Runs a job and waits until it is done. */
export async function runJob(request: APIRequestContext, name: string): Promise<void> {
  const answer = await request.post('/__test/jobs/run', { data: { name }, timeout: 120_000 });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The data of a read of the API. */
export async function readApi(request: APIRequestContext, path: string) {
  const answer = await request.get(`/api${path}`, { headers: { 'X-Language': 'en' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data } = await answer.json();
  return data;
}

/** What a worker does again and again; a journey that has moved the clock asks for it at once. */
export const LIVE_JOBS = ['ingest-feed', 'forecast-games', 'publish-picks'] as const;

/**
 * Moves the clock forward until there are some picks of games that have not started: whether a price is worth a pick depends on the hour.
 * Answers whether the clock had to be moved, since sessions of the office end within hours.
 */
export async function waitForPicks(request: APIRequestContext, atLeast: number): Promise<boolean> {
  for (let moved = 0; moved < 12; moved += 1) {
    const picks: unknown[] = await readApi(request, '/ai-recommendation-website/hot-list');
    if (picks.length >= atLeast) return moved > 0;
    await advanceClock(request, 4 * 3600);
    for (const job of LIVE_JOBS) await runJob(request, job);
  }
  return true;
}
