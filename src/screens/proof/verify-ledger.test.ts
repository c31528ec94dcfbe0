import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { showProof } from '#domain/picks/proof/show-proof.ts';
import { canonicalJson as ourCanonicalJson, sha256 as ourSha256 } from '#platform/hash.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import {
  ALL_STARTED,
  DAY_OVER,
  proofAt,
  publishTwoBatches,
  SEALED_DAY,
  tamper,
} from '#tests/support/sealed-days.ts';
import { canonicalJson, readDocument, sha256, verifyDay } from './verify-ledger.mjs';
import { verifyTimestamp } from './verify-timestamp.mjs';

/** The close was written a moment after the day was over, and a proof of before that has none. */
const LATER = new Date(DAY_OVER.getTime() + 60_000);
const BEFORE_STARTS = new Date('2016-11-20T05:00:00Z');

type Document = Awaited<ReturnType<typeof proofAt>>;
type AnyDocument = ReturnType<typeof readDocument>;
/** The document as the site wrote it before it named the instant of each disclosure. */
function inFirstFormat(document: AnyDocument) {
  const picks = document.picks.map(({ opens_at: _opensAt, ...pick }) => pick);
  return readDocument({ ...document, format: 'trueline-proof/1', picks });
}

/** Every error as `code serial batch`, for comparison. */
async function errorsOf(document: AnyDocument, saved?: AnyDocument): Promise<string[]> {
  const steps = await verifyDay(document, async () => verifyTimestamp, saved);
  return steps.flatMap(({ errors }) =>
    errors.map(({ code, serial, batch }) =>
      [code, serial?.slice(-4), batch && `#${batch}`].filter(Boolean).join(' '),
    ),
  );
}

describe('the two programs', () => {
  it('hash and write the same for every content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect(canonicalJson(value)).toBe(ourCanonicalJson(value));
        expect(await sha256(canonicalJson(value))).toBe(ourSha256(ourCanonicalJson(value)));
      }),
    );
  });
});

describe('an honest day', () => {
  let test: TestServices;
  beforeAll(async () => {
    test = await testServices();
    await publishTwoBatches(test);
  });
  afterAll(() => test.close());

  it('holds while its picks are sealed, once they are disclosed, and when it is closed', async () => {
    const [sealed, open, closed] = [
      await proofAt(test, BEFORE_STARTS),
      await proofAt(test, ALL_STARTED),
      await proofAt(test, DAY_OVER),
    ];
    expect(await errorsOf(sealed)).toEqual([]);
    expect(sealed.picks.map(({ salt, sealed: content }) => [salt, content])).toEqual(
      Array(5).fill([null, null]),
    );
    expect(await errorsOf(open, sealed)).toEqual([]);
    expect((await verifyDay(open, async () => verifyTimestamp))[0]).toMatchObject({
      id: 'leaves',
      checked: 5,
      sealed: 0,
    });
    expect(await errorsOf(closed, open)).toEqual([]);
    expect(closed.close).toMatchObject({
      final_count: 5,
      batch_count: 2,
      head_hash: closed.batches[1]?.batch_hash,
    });
  });

  it('holds in the format without the instants of disclosure, in which the first start was that', async () => {
    const sealed = inFirstFormat(await proofAt(test, BEFORE_STARTS));
    expect(await errorsOf(sealed)).toEqual([]);
    expect(await errorsOf(await proofAt(test, ALL_STARTED), sealed)).toEqual([]);
    const late = inFirstFormat({ ...sealed, as_of: ALL_STARTED.toISOString() });
    expect(await errorsOf(late)).toEqual([1, 2, 3, 4, 5].map((no) => `not_disclosed 000${no}`));
  });

  it('is blamed for what it does not disclose when its game, moved to a later hour, has begun', async () => {
    const sealed = await proofAt(test, BEFORE_STARTS);
    const moved = {
      ...sealed,
      as_of: ALL_STARTED.toISOString(),
      picks: sealed.picks.map((pick, index) => ({
        ...pick,
        opens_at: index === 1 ? ALL_STARTED.toISOString() : DAY_OVER.toISOString(),
      })),
    };
    expect(await errorsOf(moved)).toEqual(['not_disclosed 0002']);
  });

  it('is refused as something else', () => {
    for (const given of [null, 7, {}, { format: 'trueline-proof/1' }, { http_code: 404, data: null }]) {
      expect(() => readDocument(given)).toThrow('This is no proof of a day');
    }
  });
});

describe('a day that was tampered with', () => {
  let test: TestServices;
  beforeAll(async () => {
    test = await testServices();
    await publishTwoBatches(test);
    await tamper(
      test,
      'create schema honest; create table honest.pick as table pick; create table honest.batch as table pick_batch',
    );
  });
  // The owner of the database puts everything back as it was.
  afterEach(() =>
    tamper(
      test,
      `delete from day_close; delete from pick; delete from pick_batch;
       insert into pick_batch table honest.batch; insert into pick table honest.pick`,
    ),
  );
  afterAll(() => test.close());

  const at = (no: number) => `serial_day = '${SEALED_DAY}' and serial_no = ${no}`;

  it.each([
    ['odds', 'odds = odds + 0.01'],
    ['side', "side = 'away'"],
    ['units', 'units = 3 - units + 0.5'],
    ['probability', 'p_win = p_lose, p_lose = p_win'],
    ['price source', `odds_snapshot = odds_snapshot || '{"bookmaker": "Other"}'`],
  ])('names the pick whose %s was changed', async (_what, change) => {
    await tamper(test, `update pick set ${change} where ${at(2)}`);
    expect(await errorsOf(await proofAt(test, ALL_STARTED))).toEqual(['leaf_changed 0002']);
  });

  it('names the pick whose content and fingerprint were both exchanged, and its batch', async () => {
    const [, second] = (await proofAt(test, ALL_STARTED)).picks;
    const sealed = { ...second?.sealed, side: 'away' };
    const leaf = ourSha256(second?.salt + ourCanonicalJson(sealed));
    await tamper(test, `update pick set side = 'away', leaf_hash = '${leaf}' where ${at(2)}`);
    const errors = await errorsOf(await proofAt(test, ALL_STARTED));
    expect(errors).toContain('root_wrong #1');
    expect(errors).toContain('path_broken 0002 #1');
  });

  it('says gap, and names the number, where a pick was deleted', async () => {
    await tamper(test, `delete from pick where ${at(4)}`);
    expect(await errorsOf(await proofAt(test, ALL_STARTED))).toContain('gap 0004 #2');
  });

  it('names every number of a batch that was deleted with its picks, once the day is closed', async () => {
    const saved = await proofAt(test, DAY_OVER);
    await tamper(
      test,
      `delete from pick where serial_no in (4, 5);
       delete from pick_batch where sequence = 2 and day = '${SEALED_DAY}'`,
    );
    const errors = await errorsOf(await proofAt(test, LATER), saved);
    expect(errors).toEqual(expect.arrayContaining(['gap 0004', 'gap 0005', 'count_wrong', 'head_wrong']));
    expect(errors).toEqual(expect.arrayContaining(['rewritten 0004 #2', 'rewritten 0005 #2']));
  });

  it('says gap where a number was left out and the batch sealed again over the rest', async () => {
    const [, , third] = (await proofAt(test, ALL_STARTED)).picks;
    await tamper(
      test,
      `delete from pick where serial_no in (1, 2);
       alter table pick_batch drop constraint pick_batch_check;
       update pick_batch set first_no = 3, pick_count = 1, merkle_root = '${third?.leaf_hash}' where sequence = 1`,
    );
    const errors = await errorsOf(await proofAt(test, ALL_STARTED));
    expect(errors).toEqual(expect.arrayContaining(['gap 0001', 'gap 0002', 'batch_changed #1']));
  });

  it('names the pick that was published too late', async () => {
    await tamper(test, `update pick set start_at = published_at + interval '14 minutes' where ${at(5)}`);
    expect(await errorsOf(await proofAt(test, ALL_STARTED))).toContain('published_late 0005 #2');
  });

  it('finds a changed close, batch and link', async () => {
    await proofAt(test, DAY_OVER);
    await tamper(
      test,
      `update day_close set final_count = 4; update pick_batch set published_at = published_at - interval '1 day'
         where sequence = 1; update pick_batch set previous_hash = repeat('a', 64) where sequence = 2`,
    );
    expect(await errorsOf(await proofAt(test, LATER))).toEqual(
      expect.arrayContaining(['close_changed', 'count_wrong', 'batch_changed #1', 'chain_broken #2']),
    );
  });
});

describe('a locked pick', () => {
  it('cannot be guessed: its whole content is known here, and still no guess without the salt meets its fingerprint', async () => {
    const test = await testServices();
    await publishTwoBatches(test);
    const [locked] = (await proofAt(test, BEFORE_STARTS)).picks;
    const [open] = (await proofAt(test, ALL_STARTED)).picks;
    await test.close();
    const contents = ['home', 'draw', 'away'].flatMap((side) =>
      Array.from({ length: 30 }, (_, tenth) => (tenth + 1) / 10).flatMap((units) =>
        Array.from({ length: 101 }, (_, cent) => ({
          ...open?.sealed,
          side,
          units,
          odds: (200 + cent) / 100,
        })),
      ),
    );
    const truth = canonicalJson(open?.sealed);
    expect(contents.map(canonicalJson)).toContain(truth);
    const guesses = contents.map((content) => ourSha256(canonicalJson(content)));
    const shortSalts = Array.from({ length: 20_000 }, (_, salt) =>
      ourSha256(salt.toString(16).padStart(32, '0') + truth),
    );
    expect([...guesses, ...shortSalts]).not.toContain(locked?.leaf_hash);
    expect(ourSha256(`${open?.salt}${truth}`)).toBe(locked?.leaf_hash);
    // 2^128 salts for each content: at 10^12 guesses a second that is ten million million million years.
    expect(open?.salt).toMatch(/^[0-9a-f]{32}$/);
    expect(2 ** 128 / 1e12 / 31_557_600).toBeGreaterThan(1e18);
  });
});

describe('the command', () => {
  const run = promisify(execFile);
  let folder: string;
  let document: Document;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verify-'));
    const test = await testServices();
    await publishTwoBatches(test);
    document = await proofAt(test, DAY_OVER);
    await test.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function verify(name: string, given: unknown, ...more: string[]) {
    const file = join(folder, name);
    await writeFile(file, JSON.stringify(given));
    const program = join(import.meta.dirname, 'verify-command.mjs');
    const ended = await run(process.execPath, [program, file, ...more], { cwd: folder }).catch(
      (error) => error,
    );
    return { code: ended.code ?? 0, out: String(ended.stdout), err: String(ended.stderr) };
  }

  it('ends with 0 for an honest day, with 1 and the number for another, with 2 for what it cannot read', async () => {
    const honest = await verify('honest.json', { http_code: 200, data: document });
    expect(honest).toMatchObject({ code: 0, err: '' });
    expect(honest.out).toContain('2016-11-20: 5 picks in 2 batches, 0 withdrawn');
    const picks = document.picks.map((pick, index) =>
      index === 2 ? { ...pick, salt: '0'.repeat(32) } : pick,
    );
    const forged = await verify('forged.json', { ...document, picks });
    expect(forged.code).toBe(1);
    expect(forged.out).toContain('leaf_changed: 2016-11-20/0003');
    expect(await verify('other.json', [1, 2])).toMatchObject({ code: 2 });
  });

  it('checks days that follow each other, and finds the one that was left out', async () => {
    const test = await testServices();
    await publishTwoBatches(test);
    await proofAt(test, new Date('2016-11-23T10:00:00Z'));
    const show = (day: string) => showProof(test.services, { day, isEntitled: false });
    const [first, second, third] = await Promise.all(['2016-11-20', '2016-11-21', '2016-11-22'].map(show));
    await test.close();
    await verify('b.json', second);
    await verify('c.json', third);
    const all = await verify('a.json', first, join(folder, 'c.json'), join(folder, 'b.json'));
    expect(all.code).toBe(0);
    expect(all.out).toContain('ok    follows 2016-11-20');
    expect(all.out).toContain('ok    follows 2016-11-21');
    const gap = await verify('a.json', first, join(folder, 'c.json'));
    expect(gap.code).toBe(1);
    expect(gap.out).toContain('WRONG follows 2016-11-20');
  });

  it('compares a day with what was saved of it', async () => {
    const { picks } = document;
    const first = { ...picks[0], leaf_hash: 'f'.repeat(64) };
    await verify('saved.json', { ...document, picks: [first, ...picks.slice(1)] });
    const compared = await verify('now.json', document, '--saved', join(folder, 'saved.json'));
    expect(compared.code).toBe(1);
    expect(compared.out).toContain('rewritten: 2016-11-20/0001');
  });
});
