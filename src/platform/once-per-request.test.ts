import { describe, expect, it } from 'vitest';
import { oncePerRequest, openRequest, withinOneRequest } from './once-per-request.ts';

describe('what is asked once a request', () => {
  const owner = {};
  it('is asked once of each owner and key, and again by the next request', async () => {
    const once = oncePerRequest<number>();
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return asked;
    };
    const request = () =>
      withinOneRequest(async () => {
        const first = await once(owner, 'a', ask);
        return [first, await once(owner, 'a', ask), await once(owner, 'b', ask), await once({}, 'a', ask)];
      });
    expect(await request()).toEqual([1, 1, 2, 3]);
    expect(await request()).toEqual([4, 4, 5, 6]);
  });

  it('is asked once however many pieces of its work are done apart, and within another request no more often than there', async () => {
    const once = oncePerRequest<number>();
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return asked;
    };
    const question = () => once(owner, 'a', ask);
    const within = openRequest();
    expect([await within(question), await within(question)]).toEqual([1, 1]);
    expect(await openRequest()(question)).toBe(2);
    const outer = withinOneRequest(async () => [await question(), await withinOneRequest(question)]);
    expect(await outer).toEqual([3, 3]);
  });

  it('is asked each time where no request is', async () => {
    const once = oncePerRequest<number>();
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return asked;
    };
    expect([await once(owner, 'a', ask), await once(owner, 'a', ask)]).toEqual([1, 2]);
  });
});
