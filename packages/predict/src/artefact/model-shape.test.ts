import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createWalkForward } from '../index.ts';
import { makeSeason } from '../testing/make-season.ts';
import { decodeState } from './codec.ts';
import { MODEL_FORMAT } from './model.ts';

/** What a value is made of, without its figures: names of fields, kinds of values, one example of each list. */
function shapeOf(value: unknown): unknown {
  if (value instanceof Map) return { map: shapeOf([...value.values()][0]) };
  if (value instanceof Set) return 'set';
  if (Array.isArray(value)) return { list: shapeOf(value[0]) };
  if (ArrayBuffer.isView(value)) return Object.prototype.toString.call(value);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, shapeOf(part)]);
}

it('has the shape that belongs to its format: anyone who changes the one raises the other, and writes both here', () => {
  const shapes = (['soccer', 'basketball', 'baseball'] as const).map((sport) => {
    const walk = createWalkForward({ sport, seed: 1 });
    walk.advance(makeSeason({ sport, teams: 10, seed: 7 }).slice(0, 40));
    const { state, leagues } = walk.model();
    return shapeOf([decodeState(state), ...leagues.map((league) => decodeState(league.state))]);
  });
  const digest = createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 16);
  expect({ format: MODEL_FORMAT, digest }).toEqual({ format: 12, digest: '7271e49f50cbe1dd' });
});
