import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportLedger } from '#domain/picks/proof/export-ledger.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { bytesOf, leaksIn, questionsAbout, READING } from '#tests/support/locked-answers.ts';
import { type LockedPicks, moveLockedGame, plantLockedPicks } from '#tests/support/locked-picks.ts';
import { makeMember } from '#tests/support/members.ts';
import { verifyDay } from '../screens/proof/verify-ledger.mjs';
import { verifyTimestamp } from '../screens/proof/verify-timestamp.mjs';
import { strategyFilterContract } from './ai-strategy/filter.contract.ts';
import { orderRecordContract } from './ai-strategy/order/record.contract.ts';
import { ledgerContract } from './public/ledger.contract.ts';
import { proofContract } from './public/proof/[date].contract.ts';

type World = {
  readonly test: TestServices;
  readonly planted: LockedPicks;
  readonly startAt: Date;
  readonly token: string;
};

/** The game is moved by some minutes, when its picks are in the memory of every list already. */
async function plantMoved(minutes: number): Promise<World> {
  const test = await testServices();
  const planted = await plantLockedPicks(test);
  const { token } = await makeMember(test.services);
  await shownToAll({ test, planted, token });
  const startAt = minutesAfter(planted.startAt, minutes);
  await moveLockedGame(test, startAt);
  return { test, planted, startAt, token };
}

/** How many picks of the game each place shows to a reader without a plan, how many are coming, and what the verifier blames. */
async function shownToAll({ test, planted, token }: Omit<World, 'startAt'>) {
  const { services } = test;
  const ask = async (path: string) => (await callApi(services, { path, token })).data;
  const ours = <Item extends { readonly id: string }>(items: readonly Item[]) =>
    items.filter(({ id }) => planted.ids.includes(id));
  const ledger = ours(ledgerContract.data.parse(await ask('/public/ledger?per_page=100')));
  const coming = ledgerContract.data.parse(await ask('/public/ledger?per_page=100&stage=coming'));
  const cards = strategyFilterContract.data.parse(await ask('/ai-strategy/filter?per_page=100'));
  const record = orderRecordContract.data.parse(
    await ask('/ai-strategy/order/record?result=not_completed&per_page=100'),
  );
  const serials = ledger.map(({ serial }) => serial);
  const day = serials[0]?.slice(0, 10);
  const proof = proofContract.data.parse(await ask(`/public/proof/${day}`));
  const csv = await csvOf(test);
  const lines = csv.split('\r\n').filter((line) => serials.some((serial) => line.includes(`${serial}",`)));
  const errors = (await verifyDay(proof, async () => verifyTimestamp)).flatMap((step) => step.errors);
  const salts = await saltsOf(test, planted);
  return {
    shown: {
      ledger: ledger.filter(({ locked }) => !locked).length,
      salts: ledger.filter(({ salt }) => salt !== null).length,
      record: record.filter(({ event }) => event.id === planted.gameId).length,
      proof: proof.picks.filter(({ serial, salt }) => serials.includes(serial) && salt !== null).length,
      csv: lines.filter((line) => salts.some((salt) => line.includes(salt))).length,
    },
    coming: [ours(coming).length, ours(cards).length],
    errors,
  };
}

async function csvOf({ services }: TestServices, asOf?: Date): Promise<string> {
  const parts: string[] = [];
  for await (const part of exportLedger(services, { origin: 'live', locale: 'en', asOf })) parts.push(part);
  return parts.join('');
}

async function saltsOf({ services }: TestServices, { gameId }: LockedPicks): Promise<string[]> {
  const { rows } = await services.db.$client.query('select salt from pick where game_id = $1', [gameId]);
  return rows.map(({ salt }) => salt);
}

const TO_NONE = { ledger: 0, salts: 0, record: 0, proof: 0, csv: 0 };
const TO_ALL = { ledger: 3, salts: 3, record: 3, proof: 3, csv: 3 };

describe('a game that was moved to a later hour', () => {
  let world: World;
  beforeAll(async () => {
    world = await plantMoved(180);
    world.test.setNow(minutesAfter(world.planted.startAt, 60));
  });
  afterAll(() => world.test.close());

  describe.each(['guest', 'member without a plan'])('after its first start, to a %s', (who) => {
    it.each(READING)('%s sends not one byte of its picks', async (path) => {
      const { test, planted } = world;
      const token = who === 'guest' ? null : world.token;
      for (const [turn, question] of questionsAbout(test, planted, path).entries()) {
        const bytes = await bytesOf(test, question, { token, turn });
        expect(leaksIn(planted, bytes, path), question).toEqual([]);
      }
    });

    it('none is shown by name', async () => {
      const token = who === 'guest' ? null : world.token;
      for (const id of world.planted.ids) {
        const call = { method: 'POST', path: '/ai-strategy/show', body: { id }, token };
        const answer = await callApi(world.test.services, call);
        expect([answer.http_code, answer.data]).toEqual([who === 'guest' ? 302 : 403, null]);
      }
    });
  });

  it('is coming still, and the proof of its day holds, until it begins', async () => {
    const { test, startAt } = world;
    for (const now of [minutesAfter(world.planted.startAt, 0), minutesAfter(startAt, -1)]) {
      test.setNow(now);
      expect(await shownToAll(world)).toEqual({ shown: TO_NONE, coming: [3, 3], errors: [] });
    }
  });

  it('shows everything to everybody when it begins', async () => {
    world.test.setNow(world.startAt);
    expect(await shownToAll(world)).toEqual({ shown: TO_ALL, coming: [0, 0], errors: [] });
  });

  it('had shown nothing an instant before, as of then', async () => {
    const before = minutesAfter(world.startAt, -1);
    world.test.setNow(minutesAfter(world.startAt, 30));
    const csv = await csvOf(world.test, before);
    expect((await saltsOf(world.test, world.planted)).filter((salt) => csv.includes(salt))).toEqual([]);
  });
});

describe('a game that was moved after it had begun', () => {
  it('has shown its picks, and goes on showing them', async () => {
    const test = await testServices();
    const planted = await plantLockedPicks(test);
    const { token } = await makeMember(test.services);
    test.setNow(minutesAfter(planted.startAt, 20));
    await moveLockedGame(test, minutesAfter(planted.startAt, 180));
    expect(await shownToAll({ test, planted, token })).toEqual({ shown: TO_ALL, coming: [0, 0], errors: [] });
    await test.close();
  });
});

describe('a game that was moved to an earlier hour', () => {
  it('shows its picks when it begins, not at the start that they were published with', async () => {
    const world = await plantMoved(-120);
    world.test.setNow(minutesAfter(world.startAt, -1));
    expect(await shownToAll(world)).toEqual({ shown: TO_NONE, coming: [3, 3], errors: [] });
    world.test.setNow(world.startAt);
    const { shown, coming, errors } = await shownToAll(world);
    expect([shown.ledger, shown.salts, shown.proof, shown.csv, coming, errors]).toEqual([
      3,
      3,
      3,
      3,
      [0, 0],
      [],
    ]);
    await world.test.close();
  });
});
