import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_BINS } from './bins.ts';
import {
  createMemory,
  FOUND_LENGTH,
  MEASURE,
  openWorkspace,
  searchShare,
  TASK,
  type Workspace,
} from './histogram.ts';
import { unpack } from './packed.ts';

/** A node of whole-numbered gradients, in which rows count one each: what a histogram holds can be told by hand. */
const node = fc
  .record({ rows: fc.integer({ min: 4, max: 60 }), columns: fc.integer({ min: 1, max: 21 }) })
  .chain(({ rows, columns }) =>
    fc.record({
      rows: fc.constant(rows),
      bins: fc.array(fc.array(fc.nat(6), { minLength: rows, maxLength: rows }), {
        ...{ minLength: columns, maxLength: columns },
      }),
      gradients: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: rows, maxLength: rows }),
      chosen: fc.subarray(
        Array.from({ length: columns }, (_, column) => column),
        { minLength: 1 },
      ),
      cut: fc.integer({ min: 1, max: rows - 1 }),
      minRows: fc.integer({ min: 1, max: 3 }),
      l2: fc.constantFrom(0, 2),
    }),
  );
type Node = typeof node extends fc.Arbitrary<infer Value> ? Value : never;

const SCALE = { gradient: 1, hessian: 1 };
const UNIT = 2 ** 27;

function workspaceOf({ rows, bins, gradients, chosen, minRows, l2 }: Node): Workspace {
  const shape = { rows, columns: bins.length, leaves: 2 };
  const workspace = openWorkspace(createMemory(shape, false), shape);
  bins.forEach((column, index) => {
    workspace.bins.set(column, index * rows);
    workspace.binCounts[index] = 7;
  });
  workspace.order.set(gradients.map((_, row) => row));
  workspace.values.set(gradients.map((gradient) => gradient * UNIT + 1));
  workspace.chosen.set(chosen);
  workspace.task[TASK.chosen] = chosen.length;
  workspace.task[TASK.minRows] = minRows;
  workspace.measures[MEASURE.l2] = l2;
  workspace.measures[MEASURE.gradientStep] = SCALE.gradient;
  workspace.measures[MEASURE.hessianStep] = SCALE.hessian;
  return workspace;
}

const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The best cut of some rows, found by trying all of them. */
function bestByHand({ bins, gradients, chosen, minRows, l2 }: Node, rows: readonly number[]) {
  const total = sumOf(rows.map((row) => gradients[row] ?? 0));
  let best = { gain: 0, column: -1, bin: -1 };
  for (const column of chosen) {
    for (let bin = 0; bin < 6; bin++) {
      const left = rows.filter((row) => (bins[column]?.[row] ?? 0) <= bin);
      if (left.length < minRows || rows.length - left.length < minRows) continue;
      const sum = sumOf(left.map((row) => gradients[row] ?? 0));
      const gain =
        (sum * sum) / (left.length + l2) +
        ((total - sum) * (total - sum)) / (rows.length - left.length + l2) -
        (total * total) / (rows.length + l2);
      if (gain > Math.max(best.gain, 1e-12)) best = { gain, column, bin };
    }
  }
  return best;
}

function search(workspace: Workspace, workers: number, offset: number) {
  let best = { gain: 0, column: -1, bin: -1 };
  for (let worker = 0; worker < workers; worker++) {
    const at = worker * FOUND_LENGTH + offset;
    const [gain = 0, column = 0, bin = 0] = workspace.found.subarray(at, at + 3);
    if (gain > best.gain) best = { gain, column, bin };
  }
  return best;
}

function run(workspace: Workspace, workers: number, rows: readonly [number, number], rest: number): void {
  const [from, until] = rows;
  const [sum, mass] = unpack(sumOf([...workspace.values.subarray(from, until)]), SCALE);
  const { task, measures } = workspace;
  task[TASK.from] = from;
  task[TASK.until] = until;
  task[TASK.counted] = rest < 0 ? 0 : 1;
  task[TASK.rest] = rest < 0 ? -1 : 0;
  task[TASK.restRows] = rest;
  measures[MEASURE.sum] = sum;
  measures[MEASURE.mass] = mass;
  const [restSum, restMass] = unpack(sumOf([...workspace.values.subarray(until)]), SCALE);
  measures[MEASURE.restSum] = restSum;
  measures[MEASURE.restMass] = restMass;
  for (let worker = 0; worker < workers; worker++) searchShare(workspace, worker, workers);
}

describe('a share of the search', () => {
  it('counts every row into the bins of the chosen columns', () => {
    fc.assert(
      fc.property(node, (given) => {
        const workspace = workspaceOf(given);
        run(workspace, 1, [0, given.rows], -1);
        given.chosen.forEach((column, place) => {
          for (let bin = 0; bin < MAX_BINS; bin++) {
            const inBin = given.gradients.filter((_, row) => given.bins[column]?.[row] === bin);
            const counted = workspace.histograms[place * MAX_BINS + bin] ?? 0;
            expect(counted).toBe(sumOf(inBin.map((gradient) => gradient * UNIT + 1)));
          }
        });
      }),
    );
  });

  it.each([1, 2, 3])('finds the best cut of a node and of both its children, with %i workers', (workers) => {
    fc.assert(
      fc.property(node, (given) => {
        const workspace = workspaceOf(given);
        const all = given.gradients.map((_, row) => row);
        run(workspace, workers, [0, given.rows], -1);
        expect(search(workspace, workers, 0)).toEqual(bestByHand(given, all));
        run(workspace, workers, [0, given.cut], given.rows - given.cut);
        expect(search(workspace, workers, 0)).toEqual(bestByHand(given, all.slice(0, given.cut)));
        expect(search(workspace, workers, 3)).toEqual(bestByHand(given, all.slice(given.cut)));
      }),
    );
  });
});
