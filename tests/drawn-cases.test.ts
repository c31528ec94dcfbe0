import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLong } from './support/is-long.ts';

const draw = () => fc.sample(fc.string(), 20);

it('the cases that are drawn are the same in each short run, and others in each long one', () => {
  if (isLong) expect(draw()).not.toEqual(draw());
  else expect(draw()).toEqual(draw());
});
