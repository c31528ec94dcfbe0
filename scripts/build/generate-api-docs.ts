import { writeFileSync } from 'node:fs';
import { API_DOCS, apiDocs, OFFICE_API_DOCS } from '#api/api-docs.ts';
import { endpoints } from '#api/index.ts';
import { officeEndpoints } from '#api/office/index.ts';

/** Writes docs/api.md and docs/office-api.md from the contracts; a test holds that the files are what this command writes. */
writeFileSync(new URL('../../docs/api.md', import.meta.url), apiDocs(endpoints, API_DOCS));
writeFileSync(
  new URL('../../docs/office-api.md', import.meta.url),
  apiDocs(officeEndpoints, OFFICE_API_DOCS),
);
