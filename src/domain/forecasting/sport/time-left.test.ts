import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  ['00:00', null],
  ['0:00', null],
  ['0:00.0', null],
  ['', null],
  [null, null],
  ['00:01', '00:01'],
  ['10:00', '10:00'],
])('shows %j as %j', (given, left) => expect(timeLeft(given)).toBe(left));
