import { openDatabase } from '#db/client.ts';
import { moveTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import type { Services } from '#domain/services.ts';
import { welcome } from '#mail/welcome.ts';
import { createClock, startTimer, waitSince } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { silentLog } from '#platform/log.ts';
import { retryWhileAway } from '#platform/retry-while-away.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { buy, type Journal } from './buyers.ts';
import { openStore } from './open-store.ts';
import { seededRandom, type Victim, type VictimSite } from './victim-site.ts';

export type Storm = {
  readonly seed: number;
  readonly clients: number;
  /** Who is killed, in this order. */
  readonly victims: readonly Victim[];
  /** After three kills no further one after this time, so that a slow machine kills less often and ends all the same. */
  readonly limitMs: number;
  /** At most so many acknowledged writes lie between two kills. */
  readonly writes: number;
  readonly sleepers: number;
  readonly leavers: number;
  readonly emails: number;
  readonly smtpUrl: string | null;
  /** Where clients write down what they were answered. */
  readonly journal: Journal;
};
export type Outcome = {
  readonly journal: Journal;
  readonly sleepers: readonly string[];
  readonly leavers: readonly number[];
  readonly killed: string[];
  /** Answers that no client can explain. */
  readonly surprises: readonly string[];
};

const RECOVERY_MS = 60_000;
const MIN_KILLS = 3;

export const countWritten = ({ orders }: Journal) =>
  [...orders.values()].reduce((sum, known) => sum + known.sure.size, 0);

/** What of a site a storm needs. */
type StormSite = Pick<VictimSite, 'nextWeb' | 'ownerUrl' | 'kill'>;

/** The product's services on the site's database, for preparing and for looking. */
export function servicesOf(site: Pick<VictimSite, 'ownerUrl'>, smtpUrl: string | null) {
  const { db, close } = openDatabase(site.ownerUrl, { role: 'app', max: 4 });
  const env = readEnv({
    APP_MODE: 'test',
    SECRET_KEY: TEST_SECRET_KEY,
    ...(smtpUrl === null ? {} : { SMTP_URL: smtpUrl }),
  });
  const clock = createClock();
  const services: Services = { db, clock, env, log: silentLog() };
  return { services, clock, close };
}

/**
 * Lets clients buy while processes are killed at instants that the seed chooses, for as long as it takes until all kills are done.
 * @throws where no one is left who buys, with the reasons
 */
export async function storm(site: StormSite, options: Storm): Promise<Outcome> {
  const random = seededRandom(options.seed);
  const { store, sleepers, leavers, nextBuyer, close } = await prepare(site, options);
  const { journal } = options;
  let isOver = false;
  const surprises: string[] = [];
  const work = async (index: number) => {
    const own = seededRandom(options.seed + 1 + index);
    while (!isOver) {
      const buyer = await retryWhileAway(nextBuyer, () => isOver);
      await buy({ nextWeb: site.nextWeb, store, buyer, journal, random: own }, () => isOver);
    }
  };
  const clients = Array.from({ length: options.clients }, (_, index) =>
    work(index).catch((error: unknown) => surprises.push(String(error))),
  );
  const allGone = Promise.all(clients);
  const killed: string[] = [];
  const started = performance.now();
  try {
    for (const victim of options.victims) {
      if (killed.length >= MIN_KILLS && performance.now() - started > options.limitMs) break;
      const before = countWritten(journal);
      const wanted = 1 + Math.floor(options.writes * random());
      // Anyone who was killed last has to be at work again, or nothing would be under way when the next one is killed.
      for (
        let waitedMs = 0;
        countWritten(journal) < before + wanted && waitedMs < RECOVERY_MS;
        waitedMs += 20
      )
        await waitSince(startTimer(), 20);
      await waitSince(startTimer(), 200 * random());
      killed.push(victim);
      const noBuyer = allGone.then(() => {
        throw new Error(`no one buys any more: ${surprises.join('; ')}`);
      });
      await Promise.race([site.kill(victim), noBuyer]);
      // Keys that a killed process held are free again after a minute.
      await passTime(site, 61);
    }
  } finally {
    isOver = true;
    await allGone;
    await close();
  }
  return { journal, sleepers, leavers, killed, surprises };
}

/** Moves the clock of every process that starts from now on. */
async function passTime(site: StormSite, seconds: number): Promise<void> {
  const { services, clock, close } = servicesOf(site, null);
  try {
    const { rows } = await services.db.$client.query(
      "select value from app_setting where key = 'test_clock_offset_ms'",
    );
    clock.moveTo(Number(rows[0]?.value ?? 0));
    await moveTestClock(services, clock, { advance_s: seconds });
  } finally {
    await close();
  }
}

async function prepare(site: StormSite, storm: Storm) {
  const { services, close } = servicesOf(site, storm.smtpUrl);
  try {
    const open = await openStore(services, storm);
    for (let written = 0; written < storm.emails; written += 1) {
      const to = {
        brand: 'blue',
        accountId: null,
        email: `reader-${written}@example.com`,
        name: 'Reader',
        locale: 'en',
      } as const;
      await postEmail(services, services.db, { email: welcome, to, data: {} });
    }
    return { ...open, close };
  } catch (error) {
    await close();
    throw error;
  }
}
