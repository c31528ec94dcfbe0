import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_ROLE } from '#db/client.ts';
import { ingestFeed } from '#domain/forecasting/sport/ingest-feed.ts';
import { openFeed } from '#domain/forecasting/sport/open-feed.ts';
import messages from '#i18n/messages/en/alerts.json';
import { installQueue } from '#jobs/queue.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { openAlertedOffice } from '#tests/support/alerted-office.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import { ODDS_API_KEY, type OddsApiServer, startOddsApiServer } from '#tests/support/odds-api-server.ts';
import { watchSite } from './watch-site.ts';

const season = embeddedLeague('EPL');
const middle = season[Math.floor(season.length / 2)]?.startAt.getTime() ?? 0;
const games = season.filter(({ startAt }) => Math.abs(startAt.getTime() - middle) < 16 * DAY_MS);

let server: OddsApiServer;
let site: Awaited<ReturnType<typeof openAlertedOffice>>;
beforeAll(async () => {
  const now = new Date(middle - HOUR_MS);
  server = await startOddsApiServer(games, now);
  site = await openAlertedOffice({ ODDS_API_URL: server.url, ODDS_API_KEY });
  await installQueue(site.test.ownerUrl, APP_ROLE);
  site.test.setNow(now);
  await site.test.services.db.$client.query(
    `insert into feed_cursor (source, mapping, known_until, loaded) values ('the-odds-api', '{}', $1, false)`,
    [new Date(now.getTime() - 1000)],
  );
});
afterAll(async () => {
  await site.close();
  await server.close();
});

/** Reads and looks every so often for a while, as the jobs do. */
async function live(forMs: number, key: string, everyMs = 10 * MINUTE_MS): Promise<void> {
  const services = { ...site.test.services, env: { ...site.test.services.env, ODDS_API_KEY: key } };
  for (let passed = 0; passed < forMs; passed += everyMs) {
    site.later(everyMs);
    server.set({ now: site.now() });
    await ingestFeed(services, { feed: await openFeed(services) });
    await watchSite(services);
  }
}
const emailed = async (kind: keyof typeof messages.title) => {
  const emails = await emailsTo(site.test.services, site.office.email('analyst'));
  return emails
    .filter(({ template, subject }) => template === 'site-alert' && subject.includes(messages.title[kind]))
    .toReversed();
};
const steps = async (kind: keyof typeof messages.title) =>
  (await emailed(kind)).map(({ subject }) => (subject.includes('resolved') ? 'over' : 'began'));

describe('a provider that is asked for real', () => {
  it('refuses a key: reported once in the words of its own code, and once when the key is right again', async () => {
    await live(HOUR_MS, ODDS_API_KEY);
    expect(await steps('feed_refused')).toEqual([]);
    await live(6 * HOUR_MS, 'a-wrong-key');
    expect(await steps('feed_refused')).toEqual(['began']);
    expect((await emailed('feed_refused'))[0]?.bodyText).toContain(messages.reason.INVALID_KEY);
    await live(2 * HOUR_MS, ODDS_API_KEY);
    expect(await steps('feed_refused')).toEqual(['began', 'over']);
  });

  it('refuses a key while no game is near: reported within five minutes, and that it is over within five more', async () => {
    server.set({ instead: () => '[]' });
    await live(7 * HOUR_MS, ODDS_API_KEY);
    const before = (await steps('feed_refused')).length;
    await live(5 * MINUTE_MS, 'a-wrong-key', 15_000);
    expect((await steps('feed_refused')).slice(before)).toEqual(['began']);
    await live(5 * MINUTE_MS, ODDS_API_KEY, 15_000);
    expect((await steps('feed_refused')).slice(before)).toEqual(['began', 'over']);
    server.set({ instead: null });
  });

  it('has no credits left: reported once, and once when they were topped up', async () => {
    // What is left pays for no price.
    server.set({ remaining: 1 });
    await live(6 * HOUR_MS, ODDS_API_KEY);
    expect(await steps('feed_out_of_credits')).toEqual(['began']);
    server.set({ remaining: 20_000 });
    await live(2 * HOUR_MS, ODDS_API_KEY);
    expect(await steps('feed_out_of_credits')).toEqual(['began', 'over']);
  });
});
