import { describe, expect, it } from 'vitest';
import { decodeState, encodeState } from './codec.ts';

describe('codec', () => {
  it('brings a nested state back bit by bit through JSON text', () => {
    const state = {
      list: [1, -0, Number.POSITIVE_INFINITY, Number.NaN, 0.1],
      map: new Map([['a', { set: new Set(['x']), values: new Float64Array([1 / 3, Number.NaN]) }]]),
      bytes: new Uint8Array(20_000).fill(7),
      floats: new Float32Array([0.5]),
      integers: new Int32Array([-7]),
      nothing: null,
      flag: true,
    };
    expect(decodeState(JSON.parse(JSON.stringify(encodeState(state))))).toEqual(state);
  });

  it('refuses what is not data', () => {
    expect(() => encodeState({ action: () => 1 })).toThrow(TypeError);
  });
});
