import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_TRANSITIONS } from '#domain/money/order/order-transitions.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { isLong } from '#tests/support/is-long.ts';
import { moneyErrors } from '#tests/support/site.ts';
import { applyStep } from './apply-step.ts';
import { bookErrors } from './book-errors.ts';
import { concrete } from './concrete.ts';
import { ask, entitled, look, view } from './look.ts';
import { edges } from './model.ts';
import type { World } from './model-world.ts';
import { openScene, play, type Scene, signInAll } from './play.ts';
import { openRealSite, type RealSite } from './real-site.ts';
import { type Drawn, drawnStep, type Step } from './steps.ts';

/**
 * The site against its model: fast-check draws what members, operators, the bank and the clock do, one after the other and
 * several at once, and sends it to the real server over HTTP. What is done at once must answer and end as it would in one
 * order or another. The short form plays the same sequences every time, however long that takes. LONG_TESTS=1 plays thousands of new
 * ones; the seed is printed, and SEED=… plays it again.
 */

const ROUNDS = isLong ? Number(process.env.ROUNDS ?? 40) : 1;
const SEQUENCES = isLong ? 50 : 40;
const SEED = Number(process.env.SEED ?? (isLong ? Date.now() % 1_000_000_007 : 58));
const DAY = 86_400_000;

/** Ends of months, years and Februaries, around midnight in Taipei and around noon. */
const STARTS = [
  '2027-01-31T23:57:30+08:00',
  '2027-02-28T00:00:30+08:00',
  '2027-12-31T23:58:30+08:00',
  '2028-01-31T12:00:30+08:00',
  '2028-02-28T23:58:30+08:00',
  '2028-02-29T08:00:30+08:00',
  '2028-08-31T15:59:30+08:00',
  '2028-11-30T16:00:30+08:00',
].map((text) => Date.parse(text));
const HOURS = [0.1, 0.1, 1, 1, 11, 11, 25, 25, 73, 24 * 7.3, 24 * 31, 24 * 61, 24 * 365.3];

type Drama = {
  readonly world: World;
  readonly history: string[];
  now: number;
  signedInAt: number;
  last: number;
};

/** How often each step was answered how, for anyone who wants to know what a run has really tried. */
const tally = new Map<string, number>();

/** Away from any instant at which something changes by itself: real clocks run on while a step is played. */
function settle(world: World, now: number): number {
  return edges(world).some((edge) => Math.abs(edge - now) < 10_000) ? settle(world, now + 20_000) : now;
}

class Wait implements fc.AsyncCommand<Drama, Scene> {
  readonly hours: number;
  constructor(hours: number) {
    this.hours = hours;
  }
  check = () => true;
  async run(drama: Drama, scene: Scene): Promise<void> {
    drama.now = settle(drama.world, drama.now + this.hours * 3_600_000);
    scene.site.setNow(drama.now);
    if (drama.now - drama.signedInAt < 7 * 3_600_000) return;
    await signInAll(scene);
    drama.signedInAt = drama.now;
  }
  toString = () => `wait ${this.hours} h`;
}

class AtOnce implements fc.AsyncCommand<Drama, Scene> {
  readonly drawn: readonly Drawn[];
  private steps: Step[] = [];
  constructor(drawn: readonly Drawn[]) {
    this.drawn = drawn;
  }
  check = () => true;
  async run(drama: Drama, scene: Scene): Promise<void> {
    const { world } = drama;
    drama.now = settle(world, drama.now + 1000);
    scene.site.setNow(drama.now);
    const next = () => (drama.last += 1);
    const first = (this.drawn[0]?.n[0] ?? 0) % world.people.length;
    this.steps = this.drawn.map((drawn) => {
      const who = (drawn.n[0] ?? 0) < 8 ? first : (drawn.n[0] ?? 0) % world.people.length;
      return concrete(world, drawn, who, next);
    });
    const answers = await Promise.all(this.steps.map((step) => play(scene, step)));
    for (const [index, step] of this.steps.entries()) {
      const name = `${step.do} ${answers[index]?.replace(/\d{4,}/, 'ok')}`;
      tally.set(name, (tally.get(name) ?? 0) + 1);
    }
    // What was refused has changed nothing; the look at the end of the sequence would show it.
    const isChange = answers.some((answer) => answer.startsWith('200'));
    const seen = await look(scene, isChange ? touched(world, this.steps) : new Set(), drama.now);
    const real = JSON.stringify([answers, seen]);
    const possible = orderings(this.steps).map((ordering) => {
      const after = structuredClone(world);
      const said = new Map(ordering.map((step) => [step, applyStep(after, step, drama.now)]));
      return {
        after,
        answered: [this.steps.map((step) => said.get(step) ?? ''), shown(view(after, drama.now), seen)],
      };
    });
    const answered = this.steps.map((step, index) => `${JSON.stringify(step)} → ${answers[index]}`);
    drama.history.push(`${new Date(drama.now).toISOString()} ${answered.join(' ‖ ')}`);
    const match = possible.find(({ answered }) => JSON.stringify(answered) === real);
    if (match === undefined) expect([answers, seen], drama.history.join('\n')).toEqual(possible[0]?.answered);
    Object.assign(world, match?.after);
  }
  toString = () =>
    (this.steps.length > 0 ? this.steps : this.drawn).map((step) => JSON.stringify(step)).join(' ‖ ');
}

/** The members whom steps can have changed; what they must not change of the others is seen at the end. */
function touched({ people, requests }: World, steps: readonly Step[]): ReadonlySet<number> {
  // What the bank has booked gets its ids with such a look, too.
  if (steps.some((step) => step.do === 'expire' || step.do === 'book')) return new Set(people.keys());
  return new Set(
    steps.flatMap((step) =>
      'who' in step ? [step.who] : step.do === 'decide' ? [requests[step.id]?.who ?? 0] : [],
    ),
  );
}

const shown = (all: string[][], seen: readonly (readonly string[] | null)[]) =>
  all.map((lines, who) => (seen[who] === null ? null : lines));

function orderings(steps: readonly Step[]): Step[][] {
  if (steps.length < 2) return [[...steps]];
  return steps.flatMap((step, index) => orderings(steps.toSpliced(index, 1)).map((rest) => [step, ...rest]));
}

const newWorld = (now: number): World => ({
  people: ['blue', 'blue', 'orange'].map((brand) => ({ brand, orders: [], spans: [], breakUntil: 0 })),
  coupons: [
    { brand: 'blue', fixed: 500, plans: [], max: 1, firstOnly: false, until: now + 400 * DAY },
    {
      brand: 'blue',
      fixed: 1000,
      plans: ['weekly', 'monthly'],
      max: 2,
      firstOnly: true,
      until: now + 40 * DAY,
    },
    { brand: 'orange', fixed: 200, plans: [], max: 1, firstOnly: false, until: now + 20 * DAY },
  ],
  lines: {},
  requests: {},
  keys: {},
});

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite(Math.min(...STARTS) - 3 * DAY);
});
afterAll(() => site.close());

describe('the site', () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => SEED + round))(
    'does what its model does, seed %i',
    { timeout: isLong ? 1_800_000 : 300_000 },
    async (seed) => {
      const several = (min: number, max: number) =>
        fc.array(drawnStep, { minLength: min, maxLength: max }).map((drawn) => new AtOnce(drawn));
      const command = fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom(...HOURS).map((hours) => new Wait(hours)) },
        { weight: 6, arbitrary: several(1, 1) },
        { weight: 3, arbitrary: several(2, 4) },
      );
      let sequences = 0;
      tally.clear();
      const started = performance.now();
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...STARTS),
          fc.array(command, { minLength: 5, maxLength: 15, size: 'max' }),
          async (start, drawn) => {
            const world = newWorld(start);
            site.setNow(start);
            const scene = await openScene(site, world, start);
            const drama: Drama = { world, history: [], now: start, signedInAt: start, last: 0 };
            await fc.asyncModelRun(() => ({ model: drama, real: scene }), drawn);
            expect(await ask(scene)).toEqual(view(drama.world, drama.now));
            const [real, answered] = await entitled(scene, drama.world, drama.now);
            expect(real).toEqual(answered);
            expect(await moneyErrors(site.services)).toEqual([]);
            expect(await bookErrors(scene, world)).toEqual([]);
            sequences += 1;
          },
        ),
        {
          seed,
          numRuns: SEQUENCES,
          // Small numbers are no more likely to go wrong here; deep histories are.
          unbiased: true,
        },
      );
      expect(sequences).toBeGreaterThanOrEqual(SEQUENCES);
      expect(await findAuditBreak(site.services)).toBeNull();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const steps = [...tally.values()].reduce((total, count) => total + count, 0);
      const counts = [...tally].map(([name, count]) => `${name}: ${count}`).toSorted();
      process.stdout.write(
        `money model: seed ${seed}, ${sequences} sequences, ${steps} steps, ${seconds} s\n${isLong ? `${counts.join(', ')}\n` : ''}`,
      );
    },
  );

  it.runIf(isLong)('has gone along every row of the table of transitions', async () => {
    const { rows } = await site.services.db.$client.query('select distinct action from order_event');
    const gone = rows.map(({ action }) => action).toSorted();
    expect(gone).toEqual(['create', ...Object.keys(ORDER_TRANSITIONS)].toSorted());
  });
});
