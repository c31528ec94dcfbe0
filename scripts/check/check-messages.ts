import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { brands } from '../../src/brands/index.ts';
import { messageFolders } from '../../src/i18n/locales.ts';
import { findLanguageErrors } from './language/find-language-errors.ts';
import { findMessageErrors, type MessageSet, type Names, type OverrideSet } from './message-errors.ts';

/**
 * Compares the messages of the four languages and the overrides of the brands, and holds every text to the style sheet of its
 * language (`language/`); prints each error with its file and key, and exits with 1 if there is any. With `--list-shared` it prints instead the texts that Taiwan and Hong Kong write
 * alike and that `names.json` does not list yet, for a writer to read through before adding them.
 */
const messages = resolve(import.meta.dirname, '../../src/i18n/messages');

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function readMessages(): MessageSet {
  const read = (locale: Locale) => {
    const folder = resolve(messages, messageFolders[locale]);
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const trees = files.map((name) => [name.replace('.json', ''), readJson(resolve(folder, name))]);
    return { path: relative(process.cwd(), folder), files: Object.fromEntries(trees) };
  };
  return { en: read('en'), zh_TW: read('zh_TW'), zh_HK: read('zh_HK'), vi: read('vi') };
}

function readOverrides(): OverrideSet[] {
  return brands.map(({ key, messageOverrides }) => ({
    path: `src/brands/${key}/texts.ts`,
    texts: messageOverrides,
  }));
}

const names: Names = readJson(resolve(messages, 'names.json'));
const registered = readFileSync(resolve(messages, '../message-files.ts'), 'utf8');
const errors = findMessageErrors({ messages: readMessages(), overrides: readOverrides(), names });
for (const file of readdirSync(resolve(messages, 'en'))) {
  if (!registered.includes(`'./messages/en/${file}'`)) {
    errors.push({
      file: 'src/i18n/message-files.ts',
      key: file,
      text: 'is not listed, so its keys have no type',
    });
  }
}

if (process.argv.includes('--list-shared')) {
  const shared = errors.flatMap(({ sharedChinese }) => (sharedChinese === undefined ? [] : [sharedChinese]));
  for (const text of [...new Set(shared)].sort()) console.log(`    ${JSON.stringify(text)},`);
} else {
  const language = findLanguageErrors();
  for (const { file, key, text } of errors) console.error(`${file}: ${key}: ${text}`);
  for (const { place, text } of language) console.error(`${place}: ${text}`);
  const count = errors.length + language.length;
  console.log(`messages: ${LOCALES.length} languages, ${count} errors`);
  process.exitCode = count === 0 ? 0 : 1;
}
