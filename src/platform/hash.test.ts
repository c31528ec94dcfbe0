import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, sha256 } from './hash.ts';

describe('canonicalJson', () => {
  it('orders keys at every depth and leaves no white space', () => {
    expect(canonicalJson({ b: [1, { z: null, a: 'é"' }], a: 1.5 })).toBe(
      '{"a":1.5,"b":[1,{"a":"é\\"","z":null}]}',
    );
  });

  it('leaves out what is undefined and writes instants in UTC', () => {
    expect(canonicalJson({ at: new Date(0), none: undefined })).toBe('{"at":"1970-01-01T00:00:00.000Z"}');
  });

  it('is read back as the same value, and does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });
});

describe('sha256', () => {
  it('gives the published digest of "abc"', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
