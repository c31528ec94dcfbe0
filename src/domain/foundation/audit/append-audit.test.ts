import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { appendAudit } from './append-audit.ts';

let test: TestServices;
let owner: pg.Client;
beforeAll(async () => {
  test = await testServices();
  owner = new pg.Client({ connectionString: test.ownerUrl });
  await owner.connect();
  await Promise.all(Array.from({ length: 12 }, (_, index) => append(index)));
});
afterAll(async () => {
  await owner.end();
  await test.close();
});

const append = (index: number) =>
  test.services.db.transaction((tx) =>
    appendAudit(tx, {
      at: new Date(1_800_000_000_000 + index),
      brand: 'blue',
      actorKind: 'command',
      actorId: 'test',
      action: 'job.retry',
      subjectKind: 'thing',
      subjectId: String(index),
      detail: { index, note: '安' },
    }),
  );

describe('the audit log', () => {
  it('numbers rows without a gap and chains them, also when many write at once', async () => {
    const { rows } = await owner.query('select seq::int from audit order by seq');
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(await findAuditBreak(test.services)).toBeNull();
  });

  it('has no row of an action that was undone', async () => {
    const undone = test.services.db.transaction(async (tx) => {
      await appendAudit(tx, {
        at: new Date(0),
        actorKind: 'system',
        actorId: 'x',
        action: 'job.retry',
        subjectKind: 'x',
        subjectId: 'x',
        detail: {},
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await findAuditBreak(test.services)).toBeNull();
  });

  it.each(['update audit set actor_id = actor_id', 'delete from audit', 'truncate audit'])(
    'cannot be changed by the application: %s',
    async (statement) => {
      await expect(test.services.db.$client.query(statement)).rejects.toThrow('permission denied');
    },
  );

  it('names the row that somebody changed or removed behind its back', async () => {
    const { rows } = await owner.query('select detail from audit where seq = 5');
    const write = (detail: unknown) => owner.query('update audit set detail = $1 where seq = 5', [detail]);
    await write({ index: 99 });
    expect(await findAuditBreak(test.services)).toBe(5);
    await write(rows[0]?.detail);
    expect(await findAuditBreak(test.services)).toBeNull();
    await owner.query('delete from audit where seq = 9');
    expect(await findAuditBreak(test.services)).toBe(9);
  });
});
