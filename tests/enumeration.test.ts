import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordCost } from '#domain/foundation/security/password-cost.ts';
import { elapsedSince, startTimer } from '#platform/clock.ts';
import { hashPassword } from '#platform/password.ts';
import { isLong } from '#tests/support/is-long.ts';
import { callApi } from './support/call-api.ts';
import { type TestServices, testServices } from './support/database.ts';
import { makeMember } from './support/members.ts';

/**
 * Whether an address has an account must not be seen from how long an answer takes. Three hundred pairs a call, taken in turns,
 * at the full cost of hashing. Run by `npm run test:long`, which prints the figures.
 */

const PAIRS = 300;
const PASSWORD = 'a quiet harbour at noon';

let test: TestServices;
beforeAll(async () => {
  test = await testServices(isLong ? { APP_MODE: 'demo' } : {});
});
afterAll(() => test.close());

const post = (path: string, body: object, index: number) => {
  const clientIp = `198.51.${Math.floor(index / 250)}.${index % 250}`;
  return callApi(test.services, { method: 'POST', path, body, requestContext: { clientIp } });
};
const passwords = { password: PASSWORD, password_confirmation: PASSWORD };
const calls = {
  'sign-up': (email: string, index: number) =>
    post('/ai-accounts', { username: 'Mei', email, ...passwords, agree: true }, index),
  login: (email: string, index: number) => post('/login', { email, password: 'a wrong password' }, index),
  'forgotten password': (email: string, index: number) =>
    post('/ai-accounts/forget-password', { email }, index),
} as const;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const started = startTimer();
  await call();
  return elapsedSince(started);
}

async function measure(name: keyof typeof calls) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const members = await Promise.all(Array.from({ length: PAIRS }, () => makeMember(test.services)));
  // The factory's hashes are cheap; those of real members are not.
  const hash = await hashPassword(PASSWORD, passwordCost(test.services.env));
  await test.services.db.$client.query('update account set password_hash = $1', [hash]);
  for (const [index, { member }] of members.entries()) {
    const known = async () => times.known.push(await timed(() => calls[name](member.email, index)));
    const other = async () =>
      times.unknown.push(await timed(() => calls[name](`nobody-${name.length}-${index}@example.com`, index)));
    for (const turn of index % 2 === 0 ? [known, other] : [other, known]) await turn();
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

describe.skipIf(!isLong)('the time of an answer', () => {
  it.each(Object.keys(calls).filter((name): name is keyof typeof calls => name in calls))(
    'at %s does not tell whether the address has an account',
    { timeout: 600_000 },
    async (name) => {
      const { known, unknown } = await measure(name);
      const difference = Math.abs(known - unknown);
      const percent = (100 * difference) / Math.min(known, unknown);
      process.stdout.write(
        `${name}: with account ${known.toFixed(1)} ms, without ${unknown.toFixed(1)} ms, apart ${difference.toFixed(1)} ms (${percent.toFixed(1)} %)\n`,
      );
      expect(difference < 2 || percent < 5).toBe(true);
    },
  );
});
