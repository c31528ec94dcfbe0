import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assertedCalls } from '#tests/support/answered-calls.ts';
import { callsOf, fileOf, missingCalls, TESTED_IN } from '#tests/support/office-tests.ts';
import { officeEndpoints } from './index.ts';

const API = join(import.meta.dirname, '..');
const calls = officeEndpoints.map(({ contract }) => ({
  call: `${contract.method} ${contract.path}`,
  beside: fileOf(contract.path),
}));
const listed = Object.entries(TESTED_IN).flatMap(([file, held]) => held.map((call) => ({ file, call })));

describe('each handler of the office', () => {
  it('has a test beside it, or is held by exactly one other file of tests', () => {
    const held = calls.map(({ call, beside }) => {
      const files = listed.filter((one) => one.call === call).map(({ file }) => file);
      return { call, files: existsSync(join(API, `${beside}.test.ts`)) ? [...files, beside] : files };
    });
    expect(held.filter(({ files }) => files.length !== 1)).toEqual([]);
    expect(held.length).toBeGreaterThan(100);
  });

  it('is listed under its own name, in a file that is there', () => {
    const known = new Set(calls.map(({ call }) => call));
    expect(listed.filter(({ call }) => !known.has(call))).toEqual([]);
    expect(Object.keys(TESTED_IN).filter((file) => !existsSync(join(API, `${file}.test.ts`)))).toEqual([]);
  });
});

describe('a file of tests', () => {
  const [file, [held = ''] = []] = Object.entries(TESTED_IN)[0] ?? ['', []];
  const path = held.replaceAll(/\{\w+\}/g, '7');
  const others = callsOf(file).filter((call) => call !== held);

  it('holds a call after whose answer something was asserted', () => {
    const answered = [{ call: path, asserted: 3 }];
    expect(missingCalls(file, assertedCalls(answered, 4))).toEqual(others);
  });

  it('does not hold one that is called and nothing asserted, nor one that was never answered', () => {
    const answered = [{ call: path, asserted: 3 }];
    expect(missingCalls(file, assertedCalls(answered, 3))).toEqual(callsOf(file));
    expect(missingCalls(file, [])).toEqual(callsOf(file));
  });

  it('is not helped by a call of another name whose path looks alike', () => {
    const held = missingCalls('office/coupons', ['GET /office/coupons/preview']);
    expect(held).toContain('POST /office/coupons/{id}');
    expect(held).not.toContain('GET /office/coupons/preview');
  });
});
