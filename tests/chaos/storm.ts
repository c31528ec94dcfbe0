import { openDatabase } from '#db/client.ts';
import { insertCoupon } from '#db/queries/coupon.ts';
import { findOperatorByEmail } from '#db/queries/operator.ts';
import { insertOperatorSession } from '#db/queries/operator-session.ts';
import { moveTestClock } from '#domain/clock/follow-test-clock.ts';
import { createOperator } from '#domain/operator/create-operator.ts';
import { postLetter } from '#domain/outbox/post-letter.ts';
import type { Services } from '#domain/services.ts';
import { welcome } from '#mail/welcome.ts';
import { createClock, fixedClock, startTimer, waitSince } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { newId } from '#platform/id.ts';
import { silentLog } from '#platform/log.ts';
import { hashToken, newToken } from '#platform/token.ts';
import { makeMember } from '#tests/support/members.ts';
import { openShop } from '#tests/support/shop.ts';
import { type Buyer, buy, type Journal, type Store } from './buyers.ts';
import { seededRandom, type VictimSite } from './victim-site.ts';

export type Storm = {
  readonly seed: number;
  readonly clients: number;
  readonly buyers: number;
  readonly kills: number;
  /** After three kills no further one after this time, so that a slow machine kills less often and ends all the same. */
  readonly limitMs: number;
  /** At most so many acknowledged writes lie between two kills. */
  readonly writes: number;
  readonly sleepers: number;
  readonly letters: number;
  readonly smtpUrl: string | null;
};
export type Outcome = {
  readonly journal: Journal;
  readonly sleepers: readonly string[];
  readonly killed: string[];
  /** Answers that no client can explain. */
  readonly surprises: readonly string[];
};

const DAY_MS = 86_400_000;
const RECOVERY_MS = 60_000;
const LEAST_KILLS = 3;

const written = ({ orders }: Journal) =>
  [...orders.values()].reduce((sum, known) => sum + known.sure.size, 0);

/** The product's services on the site's database, for preparing and for looking; opened anew after each kill. */
export function servicesOf(site: VictimSite, smtpUrl: string | null) {
  const { db, close } = openDatabase(site.ownerUrl(), { role: 'app', max: 4 });
  const env = readEnv({ APP_MODE: 'test', ...(smtpUrl === null ? {} : { SMTP_URL: smtpUrl }) });
  const clock = createClock();
  const services: Services = { db, clock, env, log: silentLog() };
  return { services, clock, close };
}

/** Lets clients buy while processes are killed at instants that the seed chooses, until all kills are done and all is quiet. */
export async function storm(site: VictimSite, of: Storm): Promise<Outcome> {
  const random = seededRandom(of.seed);
  const { store, sleepers, nextBuyer } = await prepare(site, of);
  const journal: Journal = { orders: new Map(), lost: 0, retries: 0 };
  let isOver = false;
  const surprises: string[] = [];
  const work = async (index: number) => {
    const own = seededRandom(of.seed + 1 + index);
    for (let buyer = nextBuyer(); buyer !== null && !isOver; buyer = nextBuyer()) {
      await buy({ site, store, buyer, journal, random: own }, () => isOver);
    }
  };
  const clients = Array.from({ length: of.clients }, (_, index) =>
    work(index).catch((error: unknown) => surprises.push(String(error))),
  );
  const killed: string[] = [];
  const started = performance.now();
  while (
    killed.length < of.kills &&
    (killed.length < LEAST_KILLS || performance.now() - started < of.limitMs)
  ) {
    const before = written(journal);
    const wanted = 1 + Math.floor(of.writes * random());
    // Whoever was killed last has to be at work again, or nothing would be under way when the next one is killed.
    for (let waitedMs = 0; written(journal) < before + wanted && waitedMs < RECOVERY_MS; waitedMs += 20)
      await waitSince(startTimer(), 20);
    await waitSince(startTimer(), 200 * random());
    const victim = site.victims[Math.floor(random() * site.victims.length)] ?? 'web';
    killed.push(victim);
    await site.kill(victim);
    // Keys that a killed process held are free again after a minute.
    await passTime(site, 61);
  }
  isOver = true;
  await Promise.all(clients);
  return { journal, sleepers, killed, surprises };
}

/** Moves the clock of every process that starts from now on. */
async function passTime(site: VictimSite, seconds: number): Promise<void> {
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

async function prepare(site: VictimSite, of: Storm) {
  const { services, close } = servicesOf(site, of.smtpUrl);
  try {
    const now = services.clock.now();
    const shop = await openShop({ ...services, clock: fixedClock(new Date(now.getTime() - 9 * DAY_MS)) });
    const couponCode = `KILL-${newId().slice(0, 8).toUpperCase()}`;
    await insertCoupon(services.db, {
      ...{ id: newId(), brand: 'blue', code: couponCode, type: 'fixed', value: 100, planIds: [] },
      ...{ fromAt: new Date(now.getTime() - 9 * DAY_MS), untilAt: null, maxRedemptions: of.sleepers + 6 },
      ...{ perMember: 9, firstOrderOnly: false, isPublic: false, status: 'active', reserved: 0, redeemed: 0 },
      createdAt: now,
    });
    const store: Store = {
      ...{ couponCode, termsVersion: shop.termsVersion, operatorToken: await signInOperator(services) },
      planIds: (['weekly', 'monthly'] as const).map((period) => shop.planId(period)),
    };
    const buyers: Buyer[] = [];
    for (let made = 0; made < of.buyers; made += 1) {
      const { member, token } = await makeMember(services);
      buyers.push({ id: member.id, token });
    }
    const sleepers: string[] = [];
    const past = { ...services, clock: fixedClock(new Date(now.getTime() - 6 * DAY_MS)) };
    const old = await openShop(past);
    for (let made = 0; made < of.sleepers; made += 1) {
      const { member } = await makeMember(past);
      sleepers.push((await old.order(member, 'monthly', { couponCode })).id);
    }
    for (let written = 0; written < of.letters; written += 1) {
      const to = {
        brand: 'blue',
        accountId: null,
        email: `reader-${written}@example.com`,
        name: 'Reader',
        locale: 'en',
      } as const;
      await postLetter(services, services.db, { letter: welcome, to, facts: {} });
    }
    return { store, sleepers, nextBuyer: () => buyers.pop() ?? null };
  } finally {
    await close();
  }
}

async function signInOperator(services: Services): Promise<string> {
  const email = `operator-${newId()}@example.com`;
  await createOperator(services, { email, role: 'finance', brands: ['blue'] });
  const operator = await findOperatorByEmail(services.db, email);
  const [token, createdAt] = [newToken(), services.clock.now()];
  await insertOperatorSession(services.db, {
    ...{
      id: newId(),
      operatorId: operator?.id ?? '',
      tokenHash: hashToken(token),
      createdAt,
      revokedAt: null,
    },
    ...{ endsAt: new Date(createdAt.getTime() + DAY_MS), clientIp: '127.0.0.1', userAgent: '' },
  });
  return token;
}
