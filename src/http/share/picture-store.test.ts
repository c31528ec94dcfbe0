import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Clock, fixedClock } from '#platform/clock.ts';
import { createPictureStore, type Sketch } from './picture-store.ts';

const START = new Date('2026-11-23T08:00:00Z');
const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${fill}"/></svg>`;
const sketchOf = (fill: string) => async (): Promise<Sketch> => ({
  requestContext: fill,
  draw: async () => square(fill),
});

function turnable() {
  let now = START;
  const clock: Clock = { now: () => now };
  return { clock, later: (seconds: number) => (now = new Date(now.getTime() + seconds * 1000)) };
}

describe('the store of pictures', () => {
  it('draws a picture once for all who ask for it at one time, and one picture at a time', async () => {
    const store = createPictureStore(fixedClock(START));
    let busy = 0;
    let together = 0;
    const sketch = (fill: string) => async (): Promise<Sketch> => ({
      requestContext: fill,
      draw: async () => {
        busy += 1;
        together = Math.max(together, busy);
        await Promise.resolve();
        busy -= 1;
        return square(fill);
      },
    });
    const asked = Array.from({ length: 30 }, (_, index) => {
      const fill = ['red', 'green', 'blue'][index % 3] ?? '';
      return store.find(fill, sketch(fill));
    });
    const tags = new Set((await Promise.all(asked)).map((picture) => picture?.tag));
    expect([tags.size, store.drawn, together]).toEqual([3, 3, 1]);
  });

  it('looks again after a while, and draws again only where something else would be shown', async () => {
    const { clock, later } = turnable();
    const store = createPictureStore(clock);
    let looks = 0;
    const ask = (fill: string) =>
      store.find('one', () => {
        looks += 1;
        return sketchOf(fill)();
      });
    const first = await ask('red');
    await ask('red');
    later(16);
    const same = await ask('red');
    expect([looks, store.drawn, same?.tag]).toEqual([2, 1, first?.tag]);
    later(16);
    const other = await ask('green');
    expect([looks, store.drawn]).toEqual([3, 2]);
    expect(other?.tag).not.toBe(first?.tag);
    expect(await sharp(other?.bytes).metadata()).toMatchObject({ format: 'png', width: 40 });
  });

  it('refuses those who would wait behind too many others', async () => {
    const store = createPictureStore(fixedClock(START));
    const gate = Promise.withResolvers<void>();
    const slow = async (): Promise<Sketch> => {
      await gate.promise;
      return sketchOf('red')();
    };
    const waiting = Array.from({ length: 24 }, (_, index) => store.find(String(index), slow));
    expect(await store.find('one more', slow)).toBeNull();
    gate.resolve();
    expect((await Promise.all(waiting)).every((picture) => picture !== null)).toBe(true);
  });

  it('holds no more bytes than its bound', async () => {
    const store = createPictureStore(fixedClock(START), { maxBytes: 3000 });
    for (let index = 0; index < 20; index += 1)
      await store.find(String(index), sketchOf(`rgb(${index * 9} 10 200)`));
    expect(store.bytes).toBeGreaterThan(0);
    expect(store.bytes).toBeLessThanOrEqual(3000);
    expect(store.drawn).toBe(20);
  });

  it('tries again what could not be drawn', async () => {
    const store = createPictureStore(fixedClock(START));
    const failing = async (): Promise<Sketch> => ({
      requestContext: 1,
      draw: () => Promise.reject(new Error('no')),
    });
    await expect(store.find('one', failing)).rejects.toThrow('no');
    expect(await store.find('one', sketchOf('red'))).not.toBeNull();
  });
});
