import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import { showBankroll } from './show-bankroll.ts';

const PUBLISHED = new Date('2016-11-20T02:00:00Z');
const PICKS = 30;
const LAST_HOURS = 40;
const CHOICE = { staking: 'level', size: 0.02, picks: 100 } as const;

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  const starts = Array.from(
    { length: PICKS + 1 },
    (_, index) => new Date(PUBLISHED.getTime() + (index === PICKS ? LAST_HOURS : 2 + index / 10) * HOUR_MS),
  );
  await publishSmallPicks(test, { publishedAt: PUBLISHED, starts, result: [0, 2] });
});
afterAll(() => test.close());

const at = (hours: number) => test.setNow(new Date(PUBLISHED.getTime() + hours * HOUR_MS));

describe('the seasons of a bankroll', () => {
  it('are not shown before twenty picks were decided', async () => {
    expect(await showBankroll(test.services, CHOICE)).toBeNull();
  });

  it('rest on settled picks alone, with the error of what was said and the margin of their prices', async () => {
    at(12);
    await settlePicks(test.services);
    const found = await showBankroll(test.services, CHOICE);
    // The last pick has not begun, and adds nothing.
    expect(found).toMatchObject({
      origin: 'live',
      n: PICKS,
      games: PICKS,
      simulated: true,
      day: '2016-11-20',
    });
    expect(found?.seasons).toBe(10_000);
    expect(found?.margin).toBeCloseTo(1 / 2.1 + 1 / 3.5 + 1 / 3.9 - 1, 6);
    // Every pick said about one half, and every one was lost.
    expect(found?.error.value).toBeLessThan(-0.4);
    expect(found?.error.interval[1]).toBeLessThan(0);
    expect(found?.ours.halved).toBeGreaterThan(found?.fair.halved ?? 1);
    expect(found?.fair.fan.at(-1)?.median).toBeLessThanOrEqual(1);
  });

  it('are the same for everyone on one day, and drawn again on the next', async () => {
    const first = await showBankroll(test.services, CHOICE);
    at(13);
    expect(await showBankroll(test.services, CHOICE)).toEqual(first);
    at(20);
    const next = await showBankroll(test.services, CHOICE);
    expect(next?.day).toBe('2016-11-21');
    expect(next?.fair.behind).not.toBe(first?.fair.behind);
    expect(Math.abs((next?.fair.behind ?? 0) - (first?.fair.behind ?? 1))).toBeLessThan(0.03);
  });

  it('of several readers are computed one after another, and once for the same question', async () => {
    const sizes = [0.005, 0.01, 0.05] as const;
    const asked = [...sizes, ...sizes].map((size) => showBankroll(test.services, { ...CHOICE, size }));
    const found = await Promise.all(asked);
    expect(found.slice(0, 3)).toEqual(found.slice(3));
    const halved = found.slice(0, 3).map((one) => one?.fair.halved ?? -1);
    expect(halved).toEqual(halved.toSorted((one, other) => one - other));
  });
});
