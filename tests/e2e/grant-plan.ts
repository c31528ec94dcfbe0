import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { makeOperator, signInOperator } from './operators.ts';

/** The most that one operator may give by themselves. */
const MAX_DAYS = 7;

/** An operator who is signed in once for all journeys of a process: a code of their device counts once. */
let support: Promise<APIRequestContext> | null = null;

/** Gives a member a plan, as the office does it. The command that does the same takes two seconds to begin. */
export async function grantPlan(email: string, reason: string, days = MAX_DAYS): Promise<void> {
  support ??= openSupport();
  let office = await support;
  const path = `/office/api/members?q=${encodeURIComponent(email)}`;
  let found = await office.get(path);
  // A journey that moves the clock by a day has ended every session of the office.
  if (found.status() === 401) {
    await office.dispose();
    support = openSupport();
    office = await support;
    found = await office.get(path);
  }
  const [member] = (await found.json()).data;
  const answer = await office.post(`/office/api/members/${member.uuid}/grants`, {
    // As the office's own page says it; without it a write with a cookie is refused.
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { days, reason },
  });
  const text = await answer.text();
  expect(JSON.parse(text).data, text).toMatchObject({ outcome: 'granted' });
}

async function openSupport(): Promise<APIRequestContext> {
  const office = await request.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
  await signInOperator(office, makeOperator('support'));
  return office;
}
