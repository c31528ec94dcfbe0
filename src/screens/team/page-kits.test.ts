import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { teamKey } from '#feeds/replay/game-key.ts';
import { kitKey } from '#terms/kits.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { kitCodes } from './kit-codes.ts';
import { loadKits } from './page-kits.server.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const arsenal = { id: teamIdOf('EPL', teamKey('EPL', 'Arsenal')) };
const unknown = { id: teamIdOf('EPL', 'A club of next year') };

describe('the kits that a page carries', () => {
  it('are those of its own teams, each once, and of no unknown team', async () => {
    const kitsOf = await loadKits(test);
    expect(kitsOf([arsenal, unknown, arsenal])).toEqual({ [kitKey(arsenal.id)]: 'krw' });
    expect(kitsOf([])).toEqual({});
    expect(Object.keys(kitCodes).length).toBeGreaterThan(100);
  });

  it('are there without those that operators chose where the database is not', async () => {
    const away = {
      services: {
        ...test.services,
        get db(): never {
          throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        },
      },
    };
    expect((await loadKits(away))([arsenal])).toEqual({ [kitKey(arsenal.id)]: 'krw' });
  });
});
