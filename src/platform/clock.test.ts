import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import { createClock } from './clock.ts';

const START = Date.parse('2026-11-22T12:00:00Z');

/** A machine whose clocks a test moves. */
function fakeMachine() {
  const at = { wall: START, steady: 5000, uptime: 90_000 };
  return {
    clocks: { wallMs: () => at.wall, steadyMs: () => at.steady, uptimeMs: () => at.uptime },
    pass: (ms: number) => {
      at.wall += ms;
      at.steady += ms;
      at.uptime += ms;
    },
    step: (ms: number) => {
      at.wall += ms;
    },
    sleep: (ms: number) => {
      at.wall += ms;
      at.uptime += ms;
    },
  };
}

describe("a process's clock", () => {
  it('follows the small corrections of a time server, however many come', () => {
    const { clocks, pass, step } = fakeMachine();
    const clock = createClock(clocks);
    for (let n = 0; n < 100; n += 1) {
      pass(10_000);
      step(900);
      clock.now();
    }
    expect(clock.now().getTime()).toBe(START + 100 * 10_900);
    expect(clock.isTrusted?.()).toBe(true);
  });

  it('runs on steadily through any steps of the machine’s clock, and says how far that is away', () => {
    const stepMs = fc.integer({ min: -400 * DAY_MS, max: 400 * DAY_MS });
    const passedMs = fc.integer({ min: 0, max: 60_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(stepMs, passedMs), { maxLength: 12 }), (moves) => {
        const { clocks, pass, step } = fakeMachine();
        const clock = createClock(clocks);
        let away = 0;
        let passed = 0;
        for (const [by, ms] of moves) {
          step(by);
          away += by;
          pass(ms);
          passed += ms;
          expect(Math.abs(clock.now().getTime() - START - passed)).toBeLessThanOrEqual(60_000);
          if (Math.abs(away) > 60_000) expect(clock.steppedMs()).not.toBe(0);
        }
        step(-away);
        expect(clock.now().getTime()).toBe(START + passed);
        expect(clock.steppedMs()).toBe(0);
      }),
    );
  });

  it('takes the time over that a machine slept', () => {
    const { clocks, sleep } = fakeMachine();
    const clock = createClock(clocks);
    sleep(9 * DAY_MS);
    expect(clock.now().getTime()).toBe(START + 9 * DAY_MS);
    expect(clock.isTrusted?.()).toBe(true);
  });

  it('takes a step of some hours for a pause of the machine when it lasts, and a longer one or one backward never', () => {
    for (const [by, isTaken] of [
      [8 * HOUR_MS, true],
      [13 * HOUR_MS, false],
      [-8 * HOUR_MS, false],
    ] as const) {
      const { clocks, pass, step } = fakeMachine();
      const clock = createClock(clocks);
      step(by);
      expect(clock.isTrusted?.()).toBe(false);
      pass(601_000);
      expect(clock.now().getTime()).toBe(START + 601_000 + (isTaken ? by : 0));
      expect(clock.isTrusted?.()).toBe(isTaken);
    }
  });

  it('takes any time over that an operator accepts', () => {
    const { clocks, step } = fakeMachine();
    const clock = createClock(clocks);
    step(-300 * DAY_MS);
    expect(clock.now().getTime()).toBe(START);
    clock.accept();
    expect(clock.now().getTime()).toBe(START - 300 * DAY_MS);
    expect(clock.isTrusted?.()).toBe(true);
  });
});
