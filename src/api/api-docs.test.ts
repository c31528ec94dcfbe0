import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiDocs } from './api-docs.ts';
import { endpoints } from './index.ts';

it('docs/api.md is what the contracts say; node scripts/build/generate-api-docs.ts writes it', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(apiDocs(endpoints));
});
