import { expect, it } from 'vitest';
import { errorsOf } from './form-errors.ts';

it('gives each message of a field a line of its own, and keeps together those of fields that the form does not have', () => {
  const msg = { file: ['Line 2: no date.', 'Line 3: no odds.'], base: ['Taken.'], plan: ['Gone.'] };
  expect(errorsOf(msg, ['file'], 'Unknown.')).toEqual({
    file: 'Line 2: no date.\nLine 3: no odds.',
    base: 'Taken.\nGone.',
  });
  expect(errorsOf({}, ['file'], 'Unknown.')).toEqual({ base: 'Unknown.' });
});
