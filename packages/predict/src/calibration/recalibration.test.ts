import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numeric/seeded-random.ts';
import type { Result } from '../score/score.ts';
import { outcomeOfLogits } from '../stack/base.ts';
import {
  createRecalibration,
  decayRecalibration,
  learnResult,
  likelihoodGradient,
  type Recalibration,
  recalibrated,
} from './recalibration.ts';

type Game = { readonly logits: readonly number[]; readonly result: Result };

function logLikelihood(state: Recalibration, { logits, result }: Game): number {
  return Math.log(outcomeOfLogits(recalibrated(state, logits))[result]);
}

/** Games whose truth is the forecast's log-odds moved by −.12 for home, .04 for away, and stretched by 1.06. */
function games(n: number): readonly Game[] {
  const random = seededRandom(11);
  return Array.from({ length: n }, () => {
    const logits = [3 * random() - 1, 3 * random() - 1.6];
    const p = outcomeOfLogits([1.06 * (logits[0] ?? 0) - 0.12, 1.06 * (logits[1] ?? 0) + 0.04]);
    const u = random();
    return { logits, result: u < p.home ? 'home' : u < p.home + p.draw ? 'draw' : 'away' };
  });
}

describe('recalibration of the winner', () => {
  it('changes nothing before a result has taught', () => {
    expect(recalibrated(createRecalibration(2), [0.4, -0.3])).toEqual([0.4, -0.3]);
  });

  it.each([
    ['home', [0.7, -0.2]],
    ['draw', [0.7, -0.2]],
    ['away', [-0.5, 0.3]],
    ['home', [0.4]],
    ['away', [0.4]],
  ] as const)('has the gradient of the log-likelihood (%s, %j)', (result, logits) => {
    const state = createRecalibration(logits.length);
    state.weights.set([0.1, -0.05, 0.07].slice(0, state.weights.length));
    const gradient = likelihoodGradient(state, logits, result);
    const step = 1e-6;
    gradient.forEach((value, i) => {
      const moved = (by: number) => {
        const weights = state.weights.slice();
        weights[i] = (weights[i] ?? 0) + by;
        return logLikelihood({ ...state, weights }, { logits, result });
      };
      expect(value).toBeCloseTo((moved(step) - moved(-step)) / (2 * step), 7);
    });
  });

  it('ends where the whole posterior has its top', () => {
    const sample = games(6000);
    const online = createRecalibration(2);
    for (const { logits, result } of sample) learnResult(online, logits, result);
    // At the top, the likelihood's gradient over all games and the prior's pull cancel; one Newton step from here is tiny.
    const sum = [0, 0, 0];
    for (const { logits, result } of sample) {
      likelihoodGradient(online, logits, result).forEach((g, i) => {
        sum[i] = (sum[i] ?? 0) + g;
      });
    }
    const prior = createRecalibration(2).precision;
    sum.forEach((g, i) => {
      const pull = (prior[i * 4] ?? 0) * (online.weights[i] ?? 0);
      expect(Math.abs(g - pull) / (online.precision[i * 4] ?? 1)).toBeLessThan(0.004);
    });
  });

  it('finds a known bias, shrunk towards none, and makes the log-loss no worse', () => {
    const sample = games(8000);
    const state = createRecalibration(2);
    let before = 0;
    let after = 0;
    sample.forEach((game, i) => {
      if (i >= 4000) {
        before -= logLikelihood(createRecalibration(2), game);
        after -= logLikelihood(state, game);
      }
      learnResult(state, game.logits, game.result);
    });
    const [home = 0, away = 0, slope = 0] = state.weights;
    expect(home).toBeGreaterThan(-0.16);
    expect(home).toBeLessThan(-0.05);
    expect(Math.abs(away)).toBeLessThan(0.08);
    expect(slope).toBeGreaterThan(0);
    expect(slope).toBeLessThan(0.1);
    expect(after).toBeLessThan(before);
  });

  it('goes back to the prior as it forgets', () => {
    const state = createRecalibration(1);
    for (let game = 0; game < 500; game++) learnResult(state, [0.3], 'home');
    const learned = state.weights[0] ?? 0;
    decayRecalibration(state, 0.5);
    expect(state.weights[0]).toBeLessThan(learned);
    expect(state.weights[0]).toBeGreaterThan(0);
    decayRecalibration(state, 0);
    expect([...state.weights]).toEqual([0, 0]);
    expect([...state.precision]).toEqual([...createRecalibration(1).precision]);
  });
});
