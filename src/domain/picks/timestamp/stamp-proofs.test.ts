import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeDays } from '#domain/picks/proof/close-days.ts';
import { showProof } from '#domain/picks/proof/show-proof.ts';
import { seenAt, verifyDay } from '#screens/proof/verify-ledger.mjs';
import { verifyTimestamp } from '#screens/proof/verify-timestamp.mjs';
import { HOUR_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { publishTwoBatches, SEALED_DAY, tamper } from '#tests/support/sealed-days.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import { type AuthorityMood, hasOpenssl, startTimeAuthority } from '#tests/support/time-authority.ts';
import { stampProofs } from './stamp-proofs.ts';

/** OpenSSL plays the authority, by the machine's own clock: so these sites live now. */
const HOURS_AHEAD = [3, 4];

describe.runIf(hasOpenssl())('timestamps', () => {
  let authority: Awaited<ReturnType<typeof startTimeAuthority>>;
  let test: TestServices;
  beforeAll(async () => {
    authority = await startTimeAuthority();
  });
  afterAll(() => authority.close());
  afterEach(() => test.close());

  const open = (rootFile = authority.rootFile) =>
    testServices({ TIMESTAMP_URLS: authority.url, TIMESTAMP_CA_FILE: rootFile });

  /** A site on which two picks have just been published; answers their day. */
  async function publishNow(): Promise<string> {
    const now = new Date();
    const starts = HOURS_AHEAD.map((hours) => new Date(now.getTime() + hours * HOUR_MS));
    await publishSmallPicks(test, { publishedAt: now, starts });
    const { rows } = await test.services.db.execute('select day::text from pick_batch limit 1');
    return String(rows[0]?.day);
  }

  const count = async () => {
    const { rows } = await test.services.db.execute('select count(*)::int as tokens from timestamp_token');
    return rows[0]?.tokens;
  };

  it('stand beside a batch before its games begin, hold for OpenSSL and for our own program, and are asked for once', async () => {
    authority.be('right');
    test = await open();
    const day = await publishNow();
    expect(await stampProofs(test.services)).toEqual({ stamped: 1, failed: [] });
    expect(await stampProofs(test.services)).toEqual({ stamped: 0, failed: [] });
    const document = await showProof(test.services, { day, isEntitled: false });
    const [stamp] = document.timestamps;
    expect(stamp).toMatchObject({
      batch: 1,
      hash: document.batches[0]?.batch_hash,
      authority: authority.name,
    });
    expect(authority.verify(Buffer.from(stamp?.token ?? '', 'base64'), stamp?.hash ?? '')).toContain(
      'Verification: OK',
    );
    const steps = await verifyDay(document, async () => verifyTimestamp);
    expect(steps.find(({ id }) => id === 'timestamps')).toMatchObject({
      checked: 1,
      unstamped: 0,
      errors: [],
    });
    // A verifier that cannot be fetched accuses no timestamp.
    await expect(verifyDay(document, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    const [pick] = document.picks;
    expect(pick && (seenAt(document, pick) ?? '') < pick.start_at).toBe(true);
  });

  it('cannot be moved to another batch, changed or dated back without our own program noticing', async () => {
    authority.be('right');
    test = await open();
    const day = await publishNow();
    await stampProofs(test.services);
    const document = await showProof(test.services, { day, isEntitled: false });
    const [stamp] = document.timestamps;
    if (stamp === undefined) throw new Error('There is no timestamp.');
    const codesOf = async (forged: typeof stamp) => {
      const steps = await verifyDay({ ...document, timestamps: [forged] }, async () => verifyTimestamp);
      return steps.flatMap(({ errors }) => errors.map(({ code }) => code));
    };
    const earlier = new Date(Date.parse(stamp.stamped_at) - HOUR_MS).toISOString();
    const bytes = Buffer.from(stamp.token, 'base64');
    const at = bytes.indexOf(stamp.stamped_at.slice(0, 4));
    const dated = Buffer.from(bytes)
      .fill('2020', at, at + 4)
      .toString('base64');
    expect(await codesOf(stamp)).toEqual([]);
    expect(await codesOf({ ...stamp, hash: 'a'.repeat(64) })).toContain('timestamp_wrong');
    expect(await codesOf({ ...stamp, stamped_at: earlier })).toEqual(['timestamp_wrong', 'timestamp_early']);
    expect(await codesOf({ ...stamp, token: dated })).toEqual(['timestamp_wrong']);
    expect(await codesOf({ ...stamp, token: bytes.subarray(0, 200).toString('base64') })).toEqual([
      'timestamp_wrong',
    ]);
  });

  it('of a day that was over long ago count for the close and mark each pick as seen too late', async () => {
    authority.be('right');
    test = await open();
    await publishTwoBatches(test);
    test.setNow(new Date());
    await closeDays(test.services, { maxDays: 10_000 });
    // Two batches, and twenty of the closes that wait.
    expect((await stampProofs(test.services)).stamped).toBe(20);
    await tamper(test, `update day_close set closed_at = now() where day = '${SEALED_DAY}'`);
    for (const _run of Array(3)) await stampProofs(test.services);
    const document = await showProof(test.services, { day: SEALED_DAY, isEntitled: false });
    const step = (await verifyDay(document, async () => verifyTimestamp)).find(
      ({ id }) => id === 'timestamps',
    );
    expect(step?.unstamped).toBe(5);
  });

  it.each<[AuthorityMood, string]>([
    ['away', 'away'],
    ['refuses', 'refused'],
    ['garbage', 'unreadable'],
    ['other hash', 'digest'],
    ['expired', 'certificate'],
  ])('are not believed of an authority that is %s: %s, and come with a later run', async (mood, reason) => {
    authority.be(mood);
    test = await open();
    await publishNow();
    expect(await stampProofs(test.services)).toEqual({
      stamped: 0,
      failed: [`${authority.name}: ${reason}`],
    });
    expect(await count()).toBe(0);
    authority.be('right');
    expect((await stampProofs(test.services)).stamped).toBe(1);
  });

  it('are not believed of an answer to an earlier question', async () => {
    authority.be('right');
    test = await open();
    await publishNow();
    await stampProofs(test.services);
    await tamper(test, 'delete from timestamp_token');
    authority.be('repeats');
    expect((await stampProofs(test.services)).failed).toEqual([`${authority.name}: nonce`]);
    expect(await count()).toBe(0);
  });

  it('are not believed of an authority whose certificate no one here trusts', async () => {
    authority.be('right');
    test = await open(authority.otherRootFile);
    await publishNow();
    expect((await stampProofs(test.services)).failed).toEqual([`${authority.name}: certificate`]);
  });

  it('are not believed where the authority has another time than the site', async () => {
    authority.be('right');
    test = await open();
    await publishNow();
    test.setNow(new Date(Date.now() + HOUR_MS));
    expect((await stampProofs(test.services)).failed).toEqual([`${authority.name}: time`]);
  });

  it('that stay away for an hour are reported to operators, until they come', async () => {
    authority.be('away');
    test = await open();
    await publishNow();
    const isAlerted = async () => {
      const { rows } = await test.services.db.execute(
        "select 1 from operator_alert where kind = 'timestamps_late' and closed_at is null",
      );
      return rows.length > 0;
    };
    await stampProofs(test.services);
    expect(await isAlerted()).toBe(false);
    await tamper(test, "update pick_batch set published_at = published_at - interval '2 hours'");
    await stampProofs(test.services);
    expect(await isAlerted()).toBe(true);
    authority.be('right');
    await stampProofs(test.services);
    expect(await isAlerted()).toBe(false);
  });

  it('are never changed or taken away by the site itself', async () => {
    authority.be('right');
    test = await open();
    await publishNow();
    await stampProofs(test.services);
    for (const statement of [
      'delete from timestamp_token',
      "update timestamp_token set serial = '1'",
      'truncate timestamp_token',
    ])
      await expect(test.services.db.execute(statement)).rejects.toThrow();
    expect(await count()).toBe(1);
  });
});

it('nothing is asked of no one where the site has no authority', async () => {
  const test = await testServices();
  await publishTwoBatches(test);
  expect(await stampProofs(test.services)).toEqual({ stamped: 0, failed: [] });
  await test.close();
});
