import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brands } from '../../src/brands/index.ts';
import { findLegalErrors, type LegalError } from '../../src/domain/content/legal/find-legal-errors.ts';
import { legalPlaces } from '../../src/domain/content/legal/legal-places.ts';
import { legalTexts } from '../../src/domain/content/legal/legal-texts.ts';
import { businessConstants } from '../../src/domain/foundation/setting/business-constants.ts';
import { messageFolders } from '../../src/i18n/locales.ts';

/**
 * Holds that every language and brand is under one contract: prints each error with its file and key, and exits with 1 if
 * there is any. Screens repeat parts of the contract, so their words may type neither the floor price nor a court.
 */
const messages = resolve(import.meta.dirname, '../../src/i18n/messages');
const floor = businessConstants.minimumPriceTwd;
const courts = Object.values(legalPlaces).flatMap((law) => Object.values(law).map(({ court }) => court));

const errors = [
  ...findLegalErrors({ texts: legalTexts, brands }),
  ...Object.values(messageFolders).flatMap((folder) =>
    readdirSync(resolve(messages, folder)).flatMap((file) =>
      messageErrors(
        `src/i18n/messages/${folder}/${file}`,
        JSON.parse(readFileSync(resolve(messages, folder, file), 'utf8')),
      ),
    ),
  ),
];
for (const { file, key, text } of errors) console.error(`${file}: ${key}: ${text}`);
console.log(`legal texts: ${brands.length} brands, ${errors.length} errors`);
process.exitCode = errors.length === 0 ? 0 : 1;

function messageErrors(file: string, node: unknown, key = ''): LegalError[] {
  if (typeof node === 'object' && node !== null) {
    return Object.entries(node).flatMap(([name, child]) =>
      messageErrors(file, child, key === '' ? name : `${key}.${name}`),
    );
  }
  const text = String(node).normalize('NFKC');
  const typed = text.match(/\d[\d,]*/g)?.some((figure) => Number(figure.replaceAll(',', '')) === floor);
  const court = courts.find((name) => text.includes(name));
  return [
    ...(typed ? [{ file, key, text: `types the floor price ${floor}; it comes by placeholder` }] : []),
    ...(court === undefined ? [] : [{ file, key, text: `names ${court}; courts stand in legal texts` }]),
  ];
}
