import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stampProofs } from '#domain/picks/timestamp/stamp-proofs.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { tamper } from '#tests/support/sealed-days.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import { hasOpenssl, startTimeAuthority } from '#tests/support/time-authority.ts';
import { checkTimestamps } from './check-timestamps.ts';

describe.runIf(hasOpenssl())('the check of timestamps', () => {
  let authority: Awaited<ReturnType<typeof startTimeAuthority>>;
  let test: TestServices;
  beforeAll(async () => {
    authority = await startTimeAuthority();
    test = await testServices({ TIMESTAMP_URLS: authority.url, TIMESTAMP_CA_FILE: authority.rootFile });
    const now = new Date();
    const starts = [3, 4].map((hours) => new Date(now.getTime() + hours * HOUR_MS));
    await publishSmallPicks(test, { publishedAt: now, starts });
  });
  afterAll(async () => {
    await test.close();
    await authority.close();
  });

  it('says nothing before there is a token, and none where no authority is asked', async () => {
    expect(await checkTimestamps(test.services)).toMatchObject({ state: 'few', n: 0 });
    const env = { ...test.services.env, TIMESTAMP_URLS: [] };
    expect(await checkTimestamps({ ...test.services, env })).toMatchObject({ state: 'few', n: 0 });
  });

  it('turns red when a batch waits for more than an hour, and holds when its token is there', async () => {
    test.setNow(new Date(Date.now() + 2 * HOUR_MS));
    expect(await checkTimestamps(test.services)).toMatchObject({
      state: 'broken',
      errors: 1,
      firstError: authority.name,
    });
    test.setNow(new Date());
    await stampProofs(test.services);
    expect(await checkTimestamps(test.services)).toMatchObject({ state: 'holds', n: 1, errors: 0 });
  });

  it.each([
    ['the token', `token = overlay(token placing '\\x00'::bytea from length(token) - 20)`],
    ['the time that was told', `stamped_at = stamped_at - interval '1 hour'`],
  ])('turns red when %s is changed', async (_name, change) => {
    await tamper(
      test,
      `create table untouched as table timestamp_token; update timestamp_token set ${change}`,
    );
    expect(await checkTimestamps(test.services)).toMatchObject({ state: 'broken', errors: 1 });
    await tamper(
      test,
      'delete from timestamp_token; insert into timestamp_token table untouched; drop table untouched',
    );
    expect((await checkTimestamps(test.services)).state).toBe('holds');
  });

  it('turns red when the batch is another one than was signed', async () => {
    await tamper(test, `update pick_batch set batch_hash = repeat('a', 64)`);
    expect((await checkTimestamps(test.services)).state).toBe('broken');
  });
});
