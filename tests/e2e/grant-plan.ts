import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { makeOperator, signInOperator } from './operators.ts';

/** What one operator may give by themselves. */
const DAYS = 7;

/** An operator who is signed in once for all journeys of a process: a code of their device counts once. */
let support: Promise<APIRequestContext> | null = null;

/** Gives a member a plan, as the office does it. The command that does the same takes two seconds to begin. */
export async function grantPlan(email: string, reason: string): Promise<void> {
  support ??= openSupport();
  const office = await support;
  const found = await office.get(`/office/api/members?q=${encodeURIComponent(email)}`);
  const [member] = (await found.json()).data;
  const answer = await office.post(`/office/api/members/${member.uuid}/grants`, {
    // As the office's own page says it; without it a write with a cookie is refused.
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { days: DAYS, reason },
  });
  const text = await answer.text();
  expect(JSON.parse(text).data, text).toMatchObject({ outcome: 'granted' });
}

async function openSupport(): Promise<APIRequestContext> {
  const office = await request.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
  await signInOperator(office, makeOperator('support'));
  return office;
}
