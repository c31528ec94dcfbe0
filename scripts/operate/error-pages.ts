import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { failureEnvelope } from '#api/envelope.ts';
import { brands, findBrand } from '#brands/index.ts';
import { AppError } from '#platform/app-error.ts';
import { LOCALES } from '#terms/locales.ts';
import { plainPage } from '../../src/http/plain-pages.ts';

/** `npm run -s error-pages -- <folder> [brand]`: what a balancer answers while no web process is there, in every language. */
export async function writeErrorPages(options: {
  readonly folder: string;
  readonly brand: string;
}): Promise<void> {
  const brand = findBrand(options.brand);
  if (brand === null) throw new Error(`there is no brand ${options.brand}`);
  mkdirSync(options.folder, { recursive: true });
  for (const locale of LOCALES) {
    const { body } = await plainPage(brand, locale, 'away');
    writeFileSync(join(options.folder, `503-${locale}.html`), body);
  }
  const failure = new AppError('unavailable', 'no web process');
  const envelope = await failureEnvelope(failure, brand.primaryLanguage);
  writeFileSync(join(options.folder, '503.json'), JSON.stringify(envelope));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder, brand = brands[0].key] = process.argv.slice(2);
  if (folder === undefined) {
    process.stderr.write('Which folder? npm run -s error-pages -- <folder> [brand]\n');
    process.exit(1);
  }
  await writeErrorPages({ folder, brand });
  process.stdout.write(`Written to ${folder}.\n`);
}
