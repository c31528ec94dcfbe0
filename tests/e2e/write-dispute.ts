import { sql } from 'drizzle-orm';
import { insertDispute } from '#db/queries/dispute.ts';
import { answerDispute } from '#domain/picks/grade/answer-dispute.ts';
import { newId } from '#platform/id.ts';
import { runCommand, withSite } from '../../scripts/operate/open-site.ts';
import { SCRIPTED } from './person-texts.ts';

/**
 * `node write-dispute.ts UUID TEXT`: a dispute of this member in these words, answered in the same ones; any settled pick will do,
 * for nothing is corrected. Then prints which of the columns that people write hold no such text yet.
 */
await runCommand(() =>
  withSite(async (services) => {
    const [uuid = '', text = ''] = process.argv.slice(2);
    const { db, clock } = services;
    const found = await db.$client.query(
      'select account.id as member, (select pick_id from pick_grade limit 1) as pick from account where uuid = $1',
      [uuid],
    );
    const { member, pick } = found.rows[0];
    const id = newId();
    await insertDispute(db, {
      id,
      brand: 'blue',
      accountId: Number(member),
      pickId: pick,
      reason: 'other',
      note: text,
      raisedAt: clock.now(),
    });
    await answerDispute(services, { disputeId: id, outcome: 'rejected', note: text, by: 'ada@example.com' });
    const missing: string[] = [];
    for (const name of SCRIPTED) {
      const [table = '', column = ''] = name.split('.');
      const holds = await db.execute(
        sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)}::text like '%ran()%' limit 1`,
      );
      if (holds.rowCount === 0) missing.push(name);
    }
    return { missing };
  }),
);
