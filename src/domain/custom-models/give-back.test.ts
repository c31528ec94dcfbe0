import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimModel, finishModel, listModels } from '#db/queries/custom-model.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { openModelLeague, storeSmallModel } from '#tests/support/custom-models.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { SMALL_SOURCE } from '#tests/support/small-season.ts';
import { deleteModel } from './delete-model.ts';
import { quotaOf } from './list-models.ts';

let test: TestServices;
let member: Member;
beforeAll(async () => {
  test = await testServices();
  await openModelLeague(test);
});
beforeEach(async () => {
  ({ member } = await makeMember(test.services));
});
afterAll(() => test.close());

const store = () => storeSmallModel(test.services, member);

/** Ends the run of the model that has waited longest. */
async function end(status: 'ready' | 'insufficient' | 'failed'): Promise<void> {
  const { services } = test;
  const runner = newId();
  const now = services.clock.now();
  const model = await claimModel(services.db, { runner, now, lostBefore: new Date(0), source: SMALL_SOURCE });
  if (model === null) throw new Error('no model waits');
  const missing = status === 'insufficient' ? [{ code: 'picks' as const, have: 4, need: 30 }] : [];
  await finishModel(services.db, { id: model.id, runner, now, status, missing });
}

async function trials(): Promise<Record<string, number>> {
  const { rows } = await listModels(test.services.db, {
    accountId: member.id,
    includeDeleted: true,
    limit: 10,
    offset: 0,
  });
  return Object.fromEntries(rows.map(({ id, trialNo }) => [id, trialNo]));
}

describe('a model whose run found too little data', () => {
  it('gives back its place and its creation, so that a member without a plan can still make two', async () => {
    await store();
    expect(await quotaOf(test.services, member)).toMatchObject({ used: 1, today: 1 });
    await end('insufficient');
    expect(await quotaOf(test.services, member)).toMatchObject({ used: 0, today: 0 });
    await store();
    await store();
    await expect(store()).rejects.toMatchObject({ code: 'invalid' });
    await end('ready');
    await end('ready');
  });

  it('gives back its trial: those after it move up, deleted ones too', async () => {
    const first = await store();
    const second = await store();
    await deleteModel(test.services, { member, id: second.id });
    const third = await store();
    expect(await trials()).toMatchObject({ [first.id]: 1, [second.id]: 2, [third.id]: 3 });
    await end('insufficient');
    expect(await trials()).toMatchObject({ [second.id]: 1, [third.id]: 2 });
    expect((await store()).trialNo).toBe(3);
    await end('ready');
    await end('ready');
  });

  it('counts where it ended otherwise', async () => {
    await store();
    await end('failed');
    expect(await quotaOf(test.services, member)).toMatchObject({ used: 1, today: 1 });
    expect((await store()).trialNo).toBe(2);
    await end('ready');
  });

  it('is free, but not without end', async () => {
    for (let made = 0; made < 60; made += 1) {
      await store();
      await end('insufficient');
    }
    const refused: unknown = await store().catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'too_many' });
    // A member who asks has to wait until the next day begins, when the count does too.
    const waitS = refused instanceof AppError ? (refused.retryAfterS ?? 0) : 0;
    const now = test.services.clock.now();
    expect(brandDay(new Date(now.getTime() + waitS * 1000))).not.toBe(brandDay(now));
    expect(waitS).toBeLessThanOrEqual(86_400);
  });
});
