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
