import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@trueline/embedded-postgres';
import pg from 'pg';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { insertAccount } from '#db/queries/account.ts';
import { listPlansOnSale } from '#db/queries/plan.ts';
import { findMemberByToken } from '#domain/accounts/member/find-member-by-token.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { createSession } from '#domain/accounts/session/create-session.ts';
import { getLegalDocument } from '#domain/foundation/legal/get-legal-document.ts';
import { confirmTransfer } from '#domain/money/order/confirm-transfer.ts';
import { createOrder } from '#domain/money/order/create-order.ts';
import { reportTransfer } from '#domain/money/order/report-transfer.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { verifyAudit } from '#domain/picks/proof/verify-audit.ts';
import type { Services } from '#domain/services.ts';
import { createClock } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { newId } from '#platform/id.ts';
import { silentLog } from '#platform/log.ts';
import { LOCALES } from '#terms/locales.ts';
import { buyBarely, openBareBooks } from './bare-books.ts';

/**
 * A purchase from order to running plan: ordered, reported, confirmed, in three transactions that are on the disk when they are
 * answered; twenty members at once on one brand. The peer is the bare driver with the fewest statements that keep the same facts
 * (`bare-books.ts`), in the same run and on the same server. Afterwards the books must sum to zero and the audit chain must hold.
 *
 *   node bench/purchase.ts [purchases]
 */
const PURCHASES = Number(process.argv[2] ?? 600);
const BATCH_SIZE = 20;
const CONNECTIONS = 10;
const PAID_ON = '2026-11-20';
const BRAND = 'blue';
const TERMS = { jurisdiction: 'TW', locale: 'en' } as const;

const folder = mkdtempSync(join(tmpdir(), 'trueline-purchase-'));
chmodSync(folder, 0o755);
const server = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
try {
  await migrate(server.ownerUrl, createClock().now());
  const { db, close } = openDatabase(server.ownerUrl, { role: 'app', max: CONNECTIONS });
  const env = readEnv({ APP_MODE: 'test' });
  const services: Services = { db, env, clock: createClock(), log: silentLog() };
  const bare = new pg.Pool({ connectionString: server.ownerUrl, max: CONNECTIONS });
  bare.on('error', () => undefined);
  await measure(services, bare);
  await bare.end();
  await close();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(services: Services, bare: pg.Pool): Promise<void> {
  const site = await openSite(services);
  const members: Member[] = [];
  for (let made = 0; made < PURCHASES; made += 1) members.push(await makeMember(services, made));
  await openBareBooks(bare);
  console.log(`load ${loadavg()[0]?.toFixed(1)}, ${PURCHASES} purchases, ${BATCH_SIZE} at once`);
  console.log('who      purchases/s  p50 ms  p99 ms  CPU ms');
  // In turns, so that neither has the warmer disk.
  const half = Math.floor(PURCHASES / 2);
  const [first, second] = [members.slice(0, half), members.slice(half)];
  const ours = (some: readonly Member[]) => play(some.length, (index) => buy(services, site, some[index]));
  const peer = (from: number, some: readonly Member[]) =>
    play(some.length, (index) => buyBarely(bare, from + index));
  const runs = [
    await ours(first),
    await peer(0, first),
    await peer(half, second),
    await ours(second),
  ] as const;
  const [one, two, three, four] = runs;
  const [own, other] = [joined(one, four), joined(two, three)];
  print('ours', own);
  print('bare', other);
  console.log(`ratio ${(own.rate / other.rate).toFixed(3)}`);
  const broken = (await verifyAudit(services)).broken_at;
  if (broken !== null) throw new Error(`the audit chain breaks at ${broken}`);
  const { rows } = await services.db.$client.query(
    `select (select count(*)::int from subscription where kind = 'paid') as periods,
       (select coalesce(sum(amount), 0)::int from ledger_posting) as balance`,
  );
  const { periods, balance } = rows[0] ?? {};
  if (periods !== PURCHASES || balance !== 0) throw new Error(`${periods} periods, a balance of ${balance}`);
  console.log(`${periods} periods begun, the books sum to zero, the audit chain holds`);
}

type Site = { readonly planId: number; readonly termsVersion: number };

async function openSite(services: Services): Promise<Site> {
  const languages = LOCALES;
  const { jurisdiction } = TERMS;
  await seedBrand(services, { key: BRAND, name: 'Trueline', jurisdiction, languages, primaryLanguage: 'en' });
  const plans = await listPlansOnSale(services.db, { brand: BRAND });
  const weekly = plans.find(({ period }) => period === 'weekly');
  if (weekly === undefined) throw new Error('no weekly plan is on sale');
  const { version } = await getLegalDocument(services, { brand: BRAND, type: 'purchase', ...TERMS });
  return { planId: weekly.id, termsVersion: version };
}

async function makeMember(services: Services, index: number): Promise<Member> {
  const now = services.clock.now();
  const token = await services.db.transaction(async (tx) => {
    const account = await insertAccount(tx, {
      uuid: newId(),
      brand: BRAND,
      email: `buyer-${index}@example.com`,
      nickName: 'Buyer',
      passwordHash: '-',
      status: 'active',
      locale: 'en',
      createdAt: now,
      updatedAt: now,
      emailVerifiedAt: now,
    });
    if (account === null) throw new Error('the address is taken');
    const session = { brand: BRAND, accountId: account.id, method: 'password', userAgent: null } as const;
    return (await createSession(tx, { ...session, clientIp: '127.0.0.1', now })).token;
  });
  const member = await findMemberByToken(services, { brand: BRAND, token });
  if (member === null) throw new Error('the new session is not alive');
  return member;
}

async function buy(services: Services, site: Site, member: Member | undefined): Promise<void> {
  if (member === undefined) throw new Error('no member is left');
  const wish = { member, ...site, agree: true, subscribeAge: 21, ...TERMS };
  const { id: orderId, amountDue: amount } = await createOrder(services, wish);
  const paidAt = services.clock.now();
  await reportTransfer(services, { member, orderId, report: { last5: '12345', amount, paidAt, note: '' } });
  const money = { amount, paidOn: PAID_ON, reference: newId() };
  const { outcome } = await confirmTransfer(services, { brand: BRAND, operatorId: newId(), orderId, money });
  if (outcome !== 'completed') throw new Error(`the order became ${outcome}`);
}

type Run = { readonly seconds: number; readonly times: readonly number[]; readonly cpuMs: number };
type Figures = { readonly rate: number; readonly p50: number; readonly p99: number; readonly cpuMs: number };

/** Does the same so many times, some at once. */
async function play(count: number, action: (index: number) => Promise<void>): Promise<Run> {
  const cpu = process.cpuUsage();
  const times: number[] = [];
  const start = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: BATCH_SIZE }, async () => {
      while (next < count) {
        const index = next++;
        const from = performance.now();
        await action(index);
        times.push(performance.now() - from);
      }
    }),
  );
  const { user, system } = process.cpuUsage(cpu);
  return { seconds: (performance.now() - start) / 1000, times, cpuMs: (user + system) / 1000 };
}

function joined(one: Run, two: Run): Figures {
  const times = [...one.times, ...two.times].sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const rate = times.length / (one.seconds + two.seconds);
  return { rate, p50: at(0.5), p99: at(0.99), cpuMs: (one.cpuMs + two.cpuMs) / times.length };
}

function print(name: string, { rate, p50, p99, cpuMs }: Figures): void {
  const cells = [rate.toFixed(0).padStart(11), p50.toFixed(0).padStart(7), p99.toFixed(0).padStart(7)];
  console.log(name.padEnd(8), ...cells, cpuMs.toFixed(2).padStart(7));
}
