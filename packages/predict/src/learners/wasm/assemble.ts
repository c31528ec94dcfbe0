/**
 * A small assembler for WebAssembly: an expression is the list of its bytes, and functions of this file put expressions together.
 * It knows what the kernel needs and nothing else. Numbers of operations are those of the specification's index of
 * instructions (https://webassembly.github.io/spec/core/appendix/index-instructions.html).
 */
export type Code = readonly number[];

export const TYPE = { i32: 0x7f, f64: 0x7c, v128: 0x7b } as const;
export type ValueType = keyof typeof TYPE;

/** Operations with two operands on the stack. */
const BINARY = {
  i32Add: [0x6a],
  i32Mul: [0x6c],
  i32Shl: [0x74],
  i32Less: [0x49],
  f64Add: [0xa0],
  f64Mul: [0xa2],
  f64Greater: [0x64],
  add: [0xfd, 0xf0, 0x01],
  sub: [0xfd, 0xf1, 0x01],
  mul: [0xfd, 0xf2, 0x01],
  div: [0xfd, 0xf3, 0x01],
  greater: [0xfd, 0x4a],
  atLeast: [0xfd, 0x4c],
  and: [0xfd, 0x4e],
} as const;

const UNARY = {
  /** One number in both lanes. */
  splat: [0xfd, 0x14],
  floor: [0xfd, 0x75],
  anyTrue: [0xfd, 0x53],
  isZero: [0x45],
  toDouble: [0xb7],
} as const;

export function binary(operation: keyof typeof BINARY, first: Code, second: Code): Code {
  return [...first, ...second, ...BINARY[operation]];
}

export function unary(operation: keyof typeof UNARY, operand: Code): Code {
  return [...operand, ...UNARY[operation]];
}

export const lane = (vector: Code, index: number): Code => [...vector, 0xfd, 0x21, index];
/** Bits of `yes` where the mask is set, of `no` elsewhere. */
export const choose = (yes: Code, no: Code, mask: Code): Code => [...yes, ...no, ...mask, 0xfd, 0x52];

export const i32 = (value: number): Code => [0x41, ...signed(value)];
export const f64 = (value: number): Code => [0x44, ...new Uint8Array(Float64Array.of(value).buffer)];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)];

const memory = (align: number, offset: number): Code => [align, ...unsigned(offset)];
export const loadByte = (at: Code, offset = 0): Code => [...at, 0x2d, ...memory(0, offset)];
export const loadInteger = (at: Code, offset = 0): Code => [...at, 0x28, ...memory(2, offset)];
export const loadDouble = (at: Code, offset = 0): Code => [...at, 0x2b, ...memory(3, offset)];
export const storeDouble = (at: Code, value: Code, offset = 0): Code => [
  ...at,
  ...value,
  0x39,
  ...memory(3, offset),
];
export const loadPair = (at: Code): Code => [...at, 0xfd, 0x00, ...memory(3, 0)];
export const storePair = (at: Code, value: Code): Code => [...at, ...value, 0xfd, 0x0b, ...memory(3, 0)];
/** Two doubles of two places in one vector. */
export const gatherPair = (first: Code, second: Code): Code => [
  ...second,
  ...[...first, 0xfd, 0x5d, ...memory(3, 0)],
  ...[0xfd, 0x57, ...memory(3, 0), 1],
];

export const when = (condition: Code, then: Code): Code => [...condition, 0x04, 0x40, ...then, 0x0b];
/** Runs the body as long as the condition holds, which is looked at before each turn. */
export const during = (condition: Code, body: Code): Code => [
  ...[0x02, 0x40, 0x03, 0x40],
  ...unary('isZero', condition),
  ...[0x0d, 1],
  ...body,
  ...[0x0c, 0, 0x0b, 0x0b],
];
/** Leaves the `during` around it; to be used inside no other block. */
export const leaveWhen = (condition: Code): Code => [...condition, 0x0d, 1];

export type Routine = {
  readonly name: string;
  readonly parameters: readonly ValueType[];
  readonly locals: readonly ValueType[];
  readonly body: Code;
};

/** A module that imports the memory `env.memory` and exports the routines; none of them returns a value. */
export function assemble(routines: readonly Routine[], isShared: boolean): Uint8Array<ArrayBuffer> {
  const types = routines.map(({ parameters }) => [0x60, ...list(parameters.map((one) => [TYPE[one]])), 0]);
  const limits = isShared ? [0x03, 0, ...unsigned(MOST_PAGES)] : [0x00, 0];
  const imported = [...text('env'), ...text('memory'), 0x02, ...limits];
  const exported = routines.map(({ name }, i) => [...text(name), 0x00, ...unsigned(i)]);
  const bodies = routines.map(({ locals, body }) => {
    const code = [...list(locals.map((one) => [1, TYPE[one]])), ...body, 0x0b];
    return [...unsigned(code.length), ...code];
  });
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, list(types)),
    ...section(2, list([imported])),
    ...section(3, list(routines.map((_, i) => unsigned(i)))),
    ...section(7, list(exported)),
    ...section(10, list(bodies)),
  ]);
}

/** What a shared memory may grow to; ours never grows. */
export const MOST_PAGES = 65_536;

function section(id: number, content: Code): Code {
  return [id, ...unsigned(content.length), ...content];
}

function list(items: readonly Code[]): Code {
  return [...unsigned(items.length), ...items.flat()];
}

function text(value: string): Code {
  const bytes = [...value].map((letter) => letter.charCodeAt(0));
  return [...unsigned(bytes.length), ...bytes];
}

/** LEB128. */
function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value % 128) + 128, ...unsigned(Math.floor(value / 128))];
}

function signed(value: number): Code {
  if (value >= -64 && value < 64) return [value & 0x7f];
  return [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}
