import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { API_DOCS, apiDocs, OFFICE_API_DOCS } from './api-docs.ts';
import { endpoints } from './index.ts';
import { officeEndpoints } from './office/index.ts';

it.each([
  ['docs/api.md', endpoints, API_DOCS],
  ['docs/office-api.md', officeEndpoints, OFFICE_API_DOCS],
] as const)(
  '%s is what the contracts say; node scripts/build/generate-api-docs.ts writes it',
  (file, list, head) => {
    expect(readFileSync(file, 'utf8')).toBe(apiDocs(list, head));
  },
);
