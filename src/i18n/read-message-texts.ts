import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '#terms/locales.ts';
import { messageFolders } from './locales.ts';

/** Files that no brand says otherwise: the office's own, the API's answers, which know no brand, and lists of names. */
const NOT_SAID = /^(office(-.*)?|api|names|gallery)$/;

const known = new Map<Locale, ReadonlyMap<string, string>>();

/**
 * Every text of the program that a brand may say otherwise, by full key; a plural has one key for each of its forms
 * (`shell.items.one`). Read from the files once, by the server alone.
 */
export function readMessageTexts(locale: Locale): ReadonlyMap<string, string> {
  const before = known.get(locale);
  if (before !== undefined) return before;
  const folder = new URL(`./messages/${messageFolders[locale]}/`, import.meta.url);
  const files = readdirSync(folder)
    .map((file) => file.replace(/\.json$/, ''))
    .filter((file) => !NOT_SAID.test(file));
  const texts = files.flatMap((file) =>
    leaves(JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8')), file),
  );
  const read = new Map(texts);
  known.set(locale, read);
  return read;
}

function leaves(node: unknown, key: string): [string, string][] {
  if (typeof node !== 'object' || node === null) return [[key, String(node)]];
  return Object.entries(node).flatMap(([segment, child]) => leaves(child, `${key}.${segment}`));
}
