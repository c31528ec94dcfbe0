import { afterAll, beforeAll, expect, it } from 'vitest';
import { showSources } from '#domain/foundation/setting/shown-sources.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { describeData } from './describe-data.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it('says of a live site whose past came from an archive that it did', async () => {
  await showSources(test.services, ['live']);
  const env = { ...test.services.env, SPORTS_DATA: '/seasons' };
  expect(await describeData({ ...test.services, env })).toMatchObject({ mode: 'live', seasons: 'archive' });
  await showSources(test.services, ['replay']);
});

it('says whose seasons are replayed', async () => {
  expect(await describeData(test.services)).toMatchObject({ mode: 'replay', seasons: 'embedded' });
  await showSources(test.services, ['replay-archive', 'csv-archive']);
  expect(await describeData(test.services)).toEqual({
    mode: 'replay',
    seasons: 'archive',
    sources: ['replay-archive', 'csv-archive'],
    origins: {},
  });
});
