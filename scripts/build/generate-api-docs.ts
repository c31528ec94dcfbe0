import { writeFileSync } from 'node:fs';
import { apiDocs } from '#api/api-docs.ts';
import { endpoints } from '#api/index.ts';

/** Writes docs/api.md from the contracts; a test holds that the file is what this command writes. */
writeFileSync(new URL('../../docs/api.md', import.meta.url), apiDocs(endpoints));
