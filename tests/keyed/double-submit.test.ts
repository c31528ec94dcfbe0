import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/index.ts';
import { officeEndpoints } from '#api/office/index.ts';
import { newId } from '#platform/id.ts';
import { DAY_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { isLong } from '#tests/support/is-long.ts';
import { KEYED_WRITES } from './keyed-writes.ts';
import { sendOnce } from './send-once.ts';
import { openWorld, type World } from './world.ts';

/** The same write sent many times at once: one effect, one answer. LONG_TESTS=1 sends each a thousand times. */

const TIMES = isLong ? 1_000 : 40;
let test: TestServices;
let world: World;
beforeAll(async () => {
  test = await testServices();
  world = await openWorld(test);
});
afterAll(() => test.close());

const nameOf = ({ contract }: { readonly contract: { readonly method: string; readonly path: string } }) =>
  `${contract.method} ${contract.path}`;
const writes = [...endpoints, ...officeEndpoints].filter(({ contract }) => contract.method !== 'GET');

/** Why a write takes no key, by the writes that need none. */
const NO_KEY: Readonly<Record<string, RegExp>> = {
  'its answer sets or ends a session, or carries a secret that is stored nowhere':
    /login|logout|\/auth\/|ai-accounts|\/password|\/calendar|\/operators|\/setup|\/reveal|\/verification|\/keys$|\/webhooks$|\/first-run$/,
  'it sets a state: done twice, the state is the same':
    /^(PATCH|DELETE) |\/me\/(avatar|consents|favourites|notices)|\/seen$|-order$|\/settings\/|\/seo$|\/theme$|\/messages$|\/languages\/|redirect-hosts|\/state$|\/notifications$/,
  'it only computes an answer':
    /\/check$|keyword-response|ai-strategy\/show|\/preview$|\/simulations$|\/import$/,
  'the state or the version that it names is gone after the first one, so the second is refused or finds it done':
    /\/(removal|steps|owed|reject|revive|void|cancel|retry|withdrawal|review|corrections|answer|decide|suspension|break|changes|prices|measurement|proposals|versions|sandbox|lock-box|built-in-legal|feeds\/ask|typed-payment|trainings|adoption|end|start|revocation|resumption|coverage|requests)(\/|$)|\{(id|type|key)\}$|\/(results|statements|disputes)/,
  'the cookie that it answers with says from then on that this visitor is counted': /\/public\/trials$/,
  'it is a try, and who presses twice wants two': /\/office\/trials\//,
  'what it adds is found where it is there already':
    /\/me\/(bets|bets\/imports|push)$|\/notifications\/devices$/,
  'a second one is refused by its own name, or is a draft that no one but the office sees':
    /\/office\/(news|news-images|announcements|answers|contacts|feedback|redirects|experiments|brands)$/,
};

describe('the writes', () => {
  it('that take a key are those with a sample', () => {
    const keyed = writes.filter(({ contract }) => contract.idempotent).map(nameOf);
    expect(keyed.toSorted()).toEqual(Object.keys(KEYED_WRITES).toSorted());
  });

  it('that take none have a reason', () => {
    const others = writes.filter(({ contract }) => !contract.idempotent).map(nameOf);
    expect(others.filter((name) => !Object.values(NO_KEY).some((pattern) => pattern.test(name)))).toEqual([]);
  });
});

describe.each(Object.entries(KEYED_WRITES))('%s', (_name, prepare) => {
  it(`sent ${TIMES} times at once has one effect and one answer, byte for byte`, async () => {
    const made = await prepare(world);
    const key = newId();
    const before = await made.effects();
    const answers = await Promise.all(
      Array.from({ length: TIMES }, () => sendOnce(world.services, made, key)),
    );
    expect([...new Set(answers.map(({ text }) => text))]).toHaveLength(1);
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(await made.effects()).toBe(before + 1);
  });

  it('answers the same a day long, and refuses another question under the key', async () => {
    const made = await prepare(world);
    const key = newId();
    const first = await sendOnce(world.services, made, key);
    expect(first.status).toBe(200);
    const now = world.services.clock.now();
    try {
      test.setNow(new Date(now.getTime() + DAY_MS - 60_000));
      const other = { ...made, body: { ...Object(made.body), other: 1 } };
      // The session of an operator does not last as long as the answer.
      if (!made.path.startsWith('/office/')) {
        expect(await sendOnce(world.services, made, key)).toEqual(first);
        expect(await sendOnce(world.services, other, key)).toMatchObject({ status: 409 });
      }
    } finally {
      test.setNow(now);
    }
    expect(await sendOnce(world.services, made, key)).toEqual(first);
  });

  it('answers a refusal again, too', async () => {
    const made = { ...(await prepare(world)), body: { unknown: true } };
    const key = newId();
    const first = await sendOnce(world.services, made, key);
    expect(first.status).toBe(422);
    expect(await sendOnce(world.services, made, key)).toEqual(first);
  });
});
