import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { callOffice, makeOperator } from '#tests/support/office.ts';
import { publishTwoBatches, tamper } from '#tests/support/sealed-days.ts';
import { closeDays } from './close-days.ts';
import { verifyAudit } from './verify-audit.ts';

const ENDS = [new Date('2016-11-20T16:01:00Z'), new Date('2016-11-21T16:01:00Z')] as const;
let test: TestServices;

const append = async (count: number, text = 'action') => {
  for (let index = 0; index < count; index += 1) {
    await test.services.db.transaction((tx) =>
      appendAudit(tx, {
        at: test.services.clock.now(),
        actorKind: 'system',
        actorId: 'test',
        action: 'job.retry',
        subjectKind: 'thing',
        subjectId: String(index),
        detail: { text },
      }),
    );
  }
};

/** Two closed days, whose heads are rows 3 and 5, and two rows after them. */
beforeEach(async () => {
  test = await testServices();
  await publishTwoBatches(test);
  await tamper(test, 'delete from audit');
  await append(3);
  for (const end of ENDS) {
    test.setNow(end);
    await closeDays(test.services);
    await append(2);
  }
});
afterEach(() => test.close());

const verify = () => verifyAudit(test.services);

describe('the check of the audit log', () => {
  it('says how far the newest published head reaches, and how many rows come after it', async () => {
    expect(await verify()).toMatchObject({
      holds: true,
      rows: 7,
      broken_at: null,
      lost_head: null,
      covered: { day: '2016-11-21', seq: 5 },
      uncovered: 2,
    });
  });

  it('finds that the last rows are gone, as soon as a published head is among them', async () => {
    await tamper(test, 'delete from audit where seq > 5');
    expect(await verify()).toMatchObject({ holds: true, rows: 5, uncovered: 0 });
    await tamper(test, 'delete from audit where seq > 4');
    expect(await verify()).toMatchObject({
      holds: false,
      broken_at: null,
      lost_head: { day: '2016-11-21' },
      covered: { day: '2016-11-20', seq: 3 },
    });
  });

  it('finds a log that was written again from its first row, though it follows from itself', async () => {
    await tamper(test, 'delete from audit');
    await append(7, 'another story');
    expect(await verify()).toMatchObject({
      holds: false,
      rows: 7,
      broken_at: null,
      lost_head: { day: '2016-11-20' },
      covered: null,
      uncovered: 7,
    });
    await tamper(test, 'delete from audit');
    expect(await verify()).toMatchObject({ holds: false, rows: 0, lost_head: { day: '2016-11-20' } });
  });

  it('finds a close whose head was set to what the replaced log ends with', async () => {
    await tamper(test, 'delete from audit where seq > 4');
    await tamper(
      test,
      `update day_close set audit_head = (select hash from audit where seq = 4) where day = '2016-11-21'`,
    );
    expect(await verify()).toMatchObject({ holds: false, lost_head: { day: '2016-11-21' } });
    await tamper(test, `update day_close set audit_head = null`);
    expect(await verify()).toMatchObject({ holds: false, lost_head: { day: '2016-11-20' } });
  });

  it('is shown to owners by the office in the same words', async () => {
    const owner = await makeOperator(test.services, { role: 'owner' });
    const token = await owner.signIn();
    const { data } = await callOffice(test.services, '/audit/verification', { token });
    expect(data).toMatchObject({ holds: true, covered: { day: '2016-11-21', seq: 5 }, lost_head: null });
  });
});
