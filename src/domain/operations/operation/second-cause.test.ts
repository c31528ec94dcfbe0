import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APP_ROLE } from '#db/client.ts';
import { insertFeedAnswer } from '#db/queries/feed-answer.ts';
import { insertProcess } from '#db/queries/process-heartbeat.ts';
import { installQueue } from '#jobs/queue.ts';
import { newId } from '#platform/id.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { openAlertedOffice } from '#tests/support/alerted-office.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { watchSite } from './watch-site.ts';

const SOURCE = 'the-odds-api';
const WRONG_KEY = 'status 401 INVALID_KEY';
const TOO_OFTEN = 'status 429 EXCEEDED_FREQ_LIMIT';
const DOWN = 'status 500';

let site: Awaited<ReturnType<typeof openAlertedOffice>>;
beforeAll(async () => {
  site = await openAlertedOffice({ ODDS_API_KEY: 'sample-key' });
  await installQueue(site.test.ownerUrl, APP_ROLE);
  await query(`insert into feed_cursor (source, mapping, known_until, loaded) values ($1, '{}', $2, true)`, [
    SOURCE,
    new Date(site.now().getTime() + 30 * DAY_MS),
  ]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.clear();
  site.later(2 * HOUR_MS);
});

const query = (text: string, values: unknown[] = []) => site.test.services.db.$client.query(text, values);

/** The provider fails three times in a row, or answers; the site looks, and what it writes is sent. */
async function provider(failure: string | null): Promise<void> {
  const said = failure === null ? { status: 200, body: '[]' } : { status: 500, body: null };
  const answer = {
    source: SOURCE,
    endpoint: 'events' as const,
    leagueId: 'EPL',
    daysFrom: 0,
    failure,
    ...said,
  };
  for (let count = 0; count < 3; count += 1)
    await insertFeedAnswer(site.test.services.db, {
      ...answer,
      askedAt: site.now(),
      remaining: 100,
      used: 400,
      refused: [],
    });
  await look();
}
async function look(): Promise<void> {
  await Promise.all([watchSite(site.test.services), watchSite(site.test.services)]);
  await query("update outbox set status = 'sent', sent_at = created_at where status = 'queued'");
}

/** What is written to the owner while something is done, in order: the reason, and whether it is reported as over. */
async function emailed(action: () => Promise<unknown>): Promise<string[]> {
  const ofAlerts = async () => {
    const emails = await emailsTo(site.test.services, site.office.email('owner'));
    return emails.filter(({ template }) => template === 'site-alert').toReversed();
  };
  const before = (await ofAlerts()).length;
  await action();
  return (await ofAlerts()).slice(before).map(({ subject, bodyText }) => {
    const reason = /\((?<code>[A-Z_]+)\)|(?<status>status \d+)|(?<disk>GB)/.exec(bodyText)?.[0];
    return `${subject.includes('resolved') ? 'over' : 'began'} ${reason}`;
  });
}

describe('within the hour after a provider refused a key', () => {
  it('another cause is reported at once, and the same one only when it lasts', async () => {
    expect(await emailed(() => provider(WRONG_KEY))).toEqual(['began (INVALID_KEY)']);
    site.later(5 * MINUTE_MS);
    expect(await emailed(() => provider(null))).toEqual(['over (INVALID_KEY)']);
    site.later(5 * MINUTE_MS);
    expect(await emailed(() => provider(DOWN))).toEqual(['began status 500']);
    site.later(MINUTE_MS);
    expect(await emailed(() => provider(null))).toEqual(['over status 500']);
    expect(await emailed(() => provider(WRONG_KEY))).toEqual([]);
    expect(await emailed(() => provider(null))).toEqual([]);
    expect(await emailed(() => provider('status 502'))).toEqual([]);
    expect(await emailed(() => provider(null))).toEqual([]);
  });

  it('a disk that is nearly full is reported at once', async () => {
    expect(await emailed(() => provider(WRONG_KEY))).toHaveLength(1);
    site.later(10 * MINUTE_MS);
    const disk = { diskFree: 2 ** 29, diskSize: 2 ** 40 };
    const process = {
      id: newId(),
      kind: 'worker' as const,
      host: 'box-1',
      pid: 1,
      build: null,
      release: '1',
    };
    const times = { startedAt: site.now(), seenAt: site.now(), endedAt: null };
    expect(
      await emailed(async () => {
        await insertProcess(site.test.services.db, { ...process, ...disk, ...times });
        await look();
      }),
    ).toEqual(['began GB']);
    await query('delete from process_beat');
    expect(await emailed(() => provider(null))).toHaveLength(2);
  });
});

describe('while a provider refuses', () => {
  it('reports a cause that needs a person after one that needs none, each once an hour at most, and one end', async () => {
    expect(await emailed(() => provider(TOO_OFTEN))).toEqual(['began (EXCEEDED_FREQ_LIMIT)']);
    site.later(5 * MINUTE_MS);
    expect(await emailed(() => provider(WRONG_KEY))).toEqual(['began (INVALID_KEY)']);
    for (const failure of [TOO_OFTEN, WRONG_KEY, TOO_OFTEN, WRONG_KEY]) {
      site.later(5 * MINUTE_MS);
      expect(await emailed(() => provider(failure))).toEqual([]);
    }
    expect(await emailed(() => provider(null))).toEqual(['over (INVALID_KEY)']);
  });

  it('and is well again before the quiet hours of those who were notified of the first cause end, they learn that it is over', async () => {
    const day = new Date(site.now().getTime() + DAY_MS).toISOString().slice(0, 10);
    site.test.setNow(new Date(`${day}T13:30:00Z`));
    const quiet = { from: 22 * 60, until: 7 * 60 };
    await site.choose('owner', { byEmail: true, byPush: false, quiet });
    expect(await emailed(() => provider(TOO_OFTEN))).toEqual(['began (EXCEEDED_FREQ_LIMIT)']);
    site.later(HOUR_MS);
    expect(await emailed(() => provider(WRONG_KEY))).toEqual([]);
    expect(await emailed(() => provider(null))).toEqual([]);
    site.later(9 * HOUR_MS);
    expect(await emailed(() => site.send())).toEqual(['over (EXCEEDED_FREQ_LIMIT)']);
  });

  it('names the cause that holds now, whichever was reported', async () => {
    await provider(WRONG_KEY);
    await provider(TOO_OFTEN);
    await provider(WRONG_KEY);
    await site.office.wake();
    const { data } = await site.office.get('/alerts', 'owner');
    const open = Array.isArray(data) ? data.filter(({ closed_at: at }) => at === null) : [];
    expect(open).toMatchObject([{ kind: 'feed_refused', facts: { code: 'INVALID_KEY' } }]);
    await provider(null);
  });
});
