import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeClientTypes } from '@trueline/api-client';
import { endpoints } from '#api/index.ts';
import { officeEndpoints } from '#api/office/index.ts';
import { openApiDocument } from '#api/openapi.ts';
import { MEMBERS_API, OFFICE_API } from '#api/openapi-about.ts';

/**
 * Writes the types of TypeScript clients from the contracts, `trueline.d.ts` of the members' API and `trueline-office.d.ts` of the office's,
 * into the folder that is named.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder for the types: node scripts/build/generate-client.ts <folder>');
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  const members = await writeClientTypes(openApiDocument(endpoints, MEMBERS_API));
  writeFileSync(join(folder, 'trueline.d.ts'), members);
  const office = await writeClientTypes(openApiDocument(officeEndpoints, OFFICE_API));
  writeFileSync(join(folder, 'trueline-office.d.ts'), office);
  console.log(`trueline.d.ts and trueline-office.d.ts are in ${folder}.`);
}
