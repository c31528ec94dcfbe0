import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_BINS } from './bins.ts';
import { countRows, createWorkspace, findSplit, subtractSlot, type Workspace } from './histogram.ts';
import { unpack } from './packed.ts';

/** A node of whole-numbered gradients, in which rows count one each: what a histogram holds can be calculated by hand. */
const node = fc
  .record({ rows: fc.integer({ min: 4, max: 60 }), columns: fc.integer({ min: 1, max: 21 }) })
  .chain(({ rows, columns }) =>
    fc.record({
      rows: fc.constant(rows),
      bins: fc.array(fc.array(fc.nat(6), { minLength: rows, maxLength: rows }), {
        minLength: columns,
        maxLength: columns,
      }),
      gradients: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: rows, maxLength: rows }),
      chosen: fc.subarray(
        Array.from({ length: columns }, (_, column) => column),
        { minLength: 1 },
      ),
      split: fc.integer({ min: 1, max: rows - 1 }),
      minRows: fc.integer({ min: 1, max: 3 }),
      l2: fc.constantFrom(0, 2),
    }),
  );
type Given = typeof node extends fc.Arbitrary<infer Value> ? Value : never;

const SCALE = { gradient: 1, hessian: 1 };
const UNIT = 2 ** 27;

function workspaceOf({ rows, bins, gradients }: Given): Workspace {
  const workspace = createWorkspace({ rows, columns: bins.length, leaves: 2 });
  bins.forEach((column, index) => {
    workspace.bins.set(column, index * rows);
    workspace.binCounts[index] = 7;
  });
  workspace.order.set(gradients.map((_, row) => row));
  workspace.values.set(gradients.map((gradient) => gradient * UNIT + 1));
  return workspace;
}

const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The best split of some rows, found by trying all of them. */
function bestByHand({ bins, gradients, chosen, minRows, l2 }: Given, rows: readonly number[]) {
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

/** The best split that the slot shows for the rows `from`…`until`. */
function search(given: Given, workspace: Workspace, slot: number, from: number, until: number) {
  const [sum, mass] = unpack(sumOf([...workspace.values.subarray(from, until)]), SCALE);
  const node = { slot, rows: until - from, sum, mass };
  const best = findSplit(workspace, Int32Array.from(given.chosen), node, SCALE, given);
  return best ? { gain: best.gain, column: best.feature, bin: best.bin } : { gain: 0, column: -1, bin: -1 };
}

describe('a histogram', () => {
  it('counts every row into the bins of the chosen columns', () => {
    fc.assert(
      fc.property(node, (given) => {
        const workspace = workspaceOf(given);
        countRows(workspace, Int32Array.from(given.chosen), { slot: 0, from: 0, until: given.rows });
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

  it('shows the best split of a node and of both its children', () => {
    fc.assert(
      fc.property(node, (given) => {
        const { rows, split } = given;
        const workspace = workspaceOf(given);
        const chosen = Int32Array.from(given.chosen);
        const all = given.gradients.map((_, row) => row);
        countRows(workspace, chosen, { slot: 0, from: 0, until: rows });
        expect(search(given, workspace, 0, 0, rows)).toEqual(bestByHand(given, all));
        countRows(workspace, chosen, { slot: 1, from: 0, until: split });
        subtractSlot(workspace, chosen.length, 1, 0);
        expect(search(given, workspace, 1, 0, split)).toEqual(bestByHand(given, all.slice(0, split)));
        expect(search(given, workspace, 0, split, rows)).toEqual(bestByHand(given, all.slice(split)));
      }),
    );
  });
});
