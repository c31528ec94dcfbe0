import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingestArchive, makeArchive, SEASON_START } from '#tests/support/archive-season.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { createDesks } from './desks.ts';
import { showModel } from './show-model.ts';
import { storeModel } from './store-model.ts';
import { workModels } from './work-models.ts';

const DAYS = 240;
let test: TestServices;
let made: MadeMember;

beforeAll(async () => {
  test = await testServices();
  test.setNow(new Date(SEASON_START.getTime() + DAYS * 86_400_000));
  await ingestArchive(test.services, makeArchive(DAYS));
  made = await makeMember(test.services, { planDays: 30 });
});
afterAll(() => test.close());

describe('a run', () => {
  it.each([
    ['average_rate', 'win_loss', 'MLB'],
    ['mov', 'over_under', 'NBA'],
    ['expected_value', 'win_loss', 'EPL'],
    ['mov', 'run_line', 'EPL'],
    ['expected_value', 'over_under', 'MLB'],
  ] as const)('%s %s %s', async (strategy, category, league) => {
    const { member } = made;
    const model = await storeModel(test.services, { member, locale: 'en', strategy, category, league });
    const ended = await workModels(test.services, { source: 'replay', desks: createDesks(test.services) });
    const shown = await showModel(test.services, { member, id: model.id, locale: 'en' });
    expect(ended).toEqual({ [shown.model.status]: 1 });
  });
});
