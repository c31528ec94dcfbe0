import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createEngine } from './engine.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it('opens a forecaster again that could not be opened while the database was away', async () => {
  const engine = createEngine(test.services);
  const away = vi.spyOn(test.services.db.$client, 'query').mockImplementation(() => {
    throw new Error('timeout exceeded when trying to connect');
  });
  await expect(engine.forecaster('soccer')).rejects.toThrow();
  away.mockRestore();
  const opened = await engine.forecaster('soccer');
  expect(opened.sport).toBe('soccer');
  expect(await engine.forecaster('soccer')).toBe(opened);
});
