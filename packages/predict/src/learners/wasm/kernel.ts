import { MAX_BINS } from '../bins.ts';
import { UNIT } from '../packed.ts';
import {
  assemble,
  binary,
  type Code,
  choose,
  during,
  f64,
  gatherPair,
  get,
  i32,
  lane,
  leaveWhen,
  loadByte,
  loadDouble,
  loadInteger,
  loadPair,
  type Routine,
  set,
  storeDouble,
  storePair,
  unary,
  when,
} from './assemble.ts';

/**
 * The inner loops of the tree learner in WebAssembly, put together when they are first needed: no check at each access, and two
 * numbers at a time. They do nothing that a loop of JavaScript would not do to the same bits. Addresses are bytes in the memory.
 */

const DOUBLE = 8;
const COLUMN_BYTES = MAX_BINS * DOUBLE;
/** Columns that are counted at once: a row's number and value are loaded once for all of them, and their bins stay in the first cache. */
export const GROUP = 8;
/** A cut this little below the best one so far is compared by the exact formula; all others without dividing. */
const CLOSE = 1 - 1e-10;

const sum = (first: Code, ...others: readonly Code[]): Code =>
  others.reduce((total, one) => binary('i32Add', total, one), first);
const step = (local: number, by: number): Code => set(local, sum(get(local), i32(by)));

const C = { order: 0, end: 1, values: 2, into: 3, chosen: 4, last: 5, bins: 6, rows: 7 } as const;
const C_LOCALS = { row: 8, value: 9, at: 10, place: 11, from: 12, columns: 13 } as const;
const c = (name: keyof typeof C | keyof typeof C_LOCALS): Code => get({ ...C, ...C_LOCALS }[name]);

/** Counts all rows into `width` columns from the chosen one on, as long as so many are left. */
function countBy(width: number): Code {
  const { row, value, at, place, from, columns } = C_LOCALS;
  const addresses = Array.from({ length: width }, (_, k): Code => {
    const column = binary('i32Mul', loadInteger(c('chosen'), k * 4), c('rows'));
    return set(columns + k, sum(c('bins'), column));
  });
  const counts = Array.from({ length: width }, (_, k): Code => {
    const bin = loadByte(sum(get(columns + k), c('row')));
    const offset = k * COLUMN_BYTES;
    return [
      ...set(at, sum(c('into'), binary('i32Shl', bin, i32(3)))),
      ...storeDouble(c('at'), binary('f64Add', loadDouble(c('at'), offset), c('value')), offset),
    ];
  });
  return during(binary('i32Less', sum(c('chosen'), i32((width - 1) * 4)), c('last')), [
    ...addresses.flat(),
    ...set(place, c('order')),
    ...set(from, c('values')),
    ...during(binary('i32Less', c('place'), c('end')), [
      ...set(row, loadInteger(c('place'))),
      ...set(value, loadDouble(c('from'))),
      ...counts.flat(),
      ...step(place, 4),
      ...step(from, DOUBLE),
    ]),
    ...step(C.chosen, width * 4),
    ...step(C.into, width * COLUMN_BYTES),
  ]);
}

/** count(order, end of order, values, histogram of the first column, chosen columns, their end, bins, rows). */
function count(): Routine {
  return {
    name: 'count',
    parameters: Array.from(Object.keys(C), () => 'i32' as const),
    locals: ['i32', 'f64', ...Array.from({ length: 3 + GROUP }, () => 'i32' as const)],
    body: [...countBy(GROUP), ...countBy(1)],
  };
}

/** subtract(part, whole, end of whole): whole minus part, two by two. */
function subtract(): Routine {
  const [part, whole, end] = [0, 1, 2];
  return {
    name: 'subtract',
    parameters: ['i32', 'i32', 'i32'],
    locals: [],
    body: during(binary('i32Less', get(whole), get(end)), [
      ...storePair(get(whole), binary('sub', loadPair(get(whole)), loadPair(get(part)))),
      ...step(part, 2 * DOUBLE),
      ...step(whole, 2 * DOUBLE),
    ]),
  };
}

/** Places of what `search` is given and works with. */
const S = {
  ...{ histogram: 0, chosen: 1, end: 2, binCounts: 3, out: 4 },
  ...{ least: 5, total: 6, weight: 7, parent: 8, l2: 9, gradient: 10, hessian: 11 },
  ...{ second: 12, at: 13, next: 14, bin: 15, bins: 16, index: 17 },
  ...{ best: 18, bestIndex: 19, bestBin: 20 },
  ...{ both: 21, high: 22, mass: 23, rest: 24, left: 25, right: 26, sum: 27, other: 28 },
  ...{ bar: 29, gains: 30, places: 31, mask: 32 },
  ...{ leasts: 33, totals: 34, weights: 35, parents: 36, l2s: 37, gradients: 38, hessians: 39 },
  ...{ unit: 40, perUnit: 41, close: 42 },
} as const;
const g = (name: keyof typeof S): Code => get(S[name]);
const put = (name: keyof typeof S, value: Code): Code => set(S[name], value);
const mul = (first: Code, second: Code): Code => binary('mul', first, second);
const add = (first: Code, second: Code): Code => binary('add', first, second);
const sub = (first: Code, second: Code): Code => binary('sub', first, second);
const div = (first: Code, second: Code): Code => binary('div', first, second);
const splat = (value: Code): Code => unary('splat', value);

/** What does not change from cut to cut stands in both lanes from the beginning. */
const prepare: Code = [
  ...put('leasts', splat(g('least'))),
  ...put('totals', splat(g('total'))),
  ...put('weights', splat(g('weight'))),
  ...put('parents', splat(g('parent'))),
  ...put('l2s', splat(g('l2'))),
  ...put('gradients', splat(g('gradient'))),
  ...put('hessians', splat(g('hessian'))),
  ...put('unit', splat(f64(UNIT))),
  ...put('perUnit', splat(f64(1 / UNIT))),
  ...put('close', splat(f64(CLOSE))),
  ...put('best', f64(1e-12)),
  ...put('bestIndex', f64(-1)),
];

/** What a cut has to exceed to be worth the exact formula. */
const setBar: Code = put('bar', mul(add(g('parents'), g('gains')), g('close')));

/** The cut after one bin, in two columns at once. Each side needs its share of the mass; beyond that no later cut has it either. */
const tryCut: Code = [
  ...put('both', add(g('both'), gatherPair(g('at'), g('next')))),
  ...put('high', unary('floor', mul(g('both'), g('perUnit')))),
  ...put('mass', mul(sub(g('both'), mul(g('high'), g('unit'))), g('hessians'))),
  ...put('rest', sub(g('weights'), g('mass'))),
  ...put('mask', binary('atLeast', g('rest'), g('leasts'))),
  ...leaveWhen(unary('isZero', unary('anyTrue', g('mask')))),
  ...put('mask', binary('and', g('mask'), binary('atLeast', g('mass'), g('leasts')))),
  ...put('left', add(g('mass'), g('l2s'))),
  ...put('right', add(g('rest'), g('l2s'))),
  ...put('sum', mul(g('high'), g('gradients'))),
  ...put('other', sub(g('totals'), g('sum'))),
  ...put('sum', mul(g('sum'), g('sum'))),
  ...put('other', mul(g('other'), g('other'))),
  ...put('high', add(mul(g('sum'), g('right')), mul(g('other'), g('left')))),
  ...put(
    'mask',
    binary('and', g('mask'), binary('greater', g('high'), mul(mul(g('bar'), g('left')), g('right')))),
  ),
  ...when(unary('anyTrue', g('mask')), [
    ...put('sum', sub(add(div(g('sum'), g('left')), div(g('other'), g('right'))), g('parents'))),
    ...put('mask', binary('and', g('mask'), binary('greater', g('sum'), g('gains')))),
    ...put('gains', choose(g('sum'), g('gains'), g('mask'))),
    ...put('places', choose(splat(unary('toDouble', g('bin'))), g('places'), g('mask'))),
    ...setBar,
  ]),
];

const binsOf = (chosen: Code): Code => loadByte(sum(g('binCounts'), loadInteger(chosen)));

/** Takes a lane's best over where it beats all columns before. */
const takeLane = (index: number): Code =>
  when(binary('f64Greater', lane(g('gains'), index), g('best')), [
    ...put('best', lane(g('gains'), index)),
    ...put('bestBin', lane(g('places'), index)),
    ...put('bestIndex', binary('f64Add', unary('toDouble', g('index')), f64(index))),
  ]);

/**
 * search(histogram of the first column, chosen columns, their end, binCounts, where the answer goes, least mass, sum, mass, parent's
 * score, l2, gradient step, hessian step): leaves gain, place among the chosen and bin.
 */
function search(): Routine {
  const twoColumns: Code = [
    // An odd column out stands in both lanes; the second never beats the first.
    ...put('second', i32(0)),
    ...when(binary('i32Less', sum(g('chosen'), i32(4)), g('end')), put('second', i32(1))),
    ...put('bins', binsOf(g('chosen'))),
    ...when(g('second'), [
      ...when(
        binary('i32Less', g('bins'), binsOf(sum(g('chosen'), i32(4)))),
        put('bins', binsOf(sum(g('chosen'), i32(4)))),
      ),
    ]),
    ...put('at', g('histogram')),
    ...put('next', sum(g('histogram'), binary('i32Shl', g('second'), i32(Math.log2(COLUMN_BYTES))))),
    ...put('bin', i32(0)),
    ...put('both', splat(f64(0))),
    ...put('gains', splat(g('best'))),
    ...setBar,
    ...during(binary('i32Less', sum(g('bin'), i32(1)), g('bins')), [
      ...tryCut,
      ...step(S.bin, 1),
      ...step(S.at, DOUBLE),
      ...step(S.next, DOUBLE),
    ]),
    ...takeLane(0),
    ...takeLane(1),
  ];
  return {
    name: 'search',
    parameters: [
      ...(['i32', 'i32', 'i32', 'i32', 'i32'] as const),
      ...(['f64', 'f64', 'f64', 'f64', 'f64', 'f64', 'f64'] as const),
    ],
    locals: [
      ...(['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'f64', 'f64', 'f64'] as const),
      ...Array.from({ length: 22 }, () => 'v128' as const),
    ],
    body: [
      ...prepare,
      ...during(binary('i32Less', g('chosen'), g('end')), [
        ...twoColumns,
        ...step(S.histogram, 2 * COLUMN_BYTES),
        ...step(S.chosen, 8),
        ...step(S.index, 2),
      ]),
      ...storeDouble(g('out'), g('best')),
      ...storeDouble(g('out'), g('bestIndex'), DOUBLE),
      ...storeDouble(g('out'), g('bestBin'), 2 * DOUBLE),
    ],
  };
}

const ROUTINES = [count(), subtract(), search()];
const modules = new Map<boolean, WebAssembly.Module>();

/** The routines on one memory; their numbers are those of the comments above. */
export type Kernel = Readonly<Record<'count' | 'subtract' | 'search', (...numbers: number[]) => void>>;

export function openKernel(memory: WebAssembly.Memory): Kernel {
  const isShared = !(memory.buffer instanceof ArrayBuffer);
  const module = modules.get(isShared) ?? new WebAssembly.Module(assemble(ROUTINES, isShared));
  modules.set(isShared, module);
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  const routine = (name: string) => {
    const found = exports[name];
    if (typeof found !== 'function') throw new Error(`the kernel has no ${name}`);
    return (...numbers: number[]): void => {
      found(...numbers);
    };
  };
  return { count: routine('count'), subtract: routine('subtract'), search: routine('search') };
}
