import type { CodeFile } from './find-dead-keys.ts';

/** What writes a number, an amount or a moment past the formatters of `src/i18n`, each of which knows the four languages. */
const RAW: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\.toLocale(?:Date|Time)?String\(/, 'formatNumber, formatDateTime'],
  [/\bIntl\.NumberFormat\b/, 'formatNumber'],
  [/(?:TWD|USD|HKD|VND) ?\$\{/, 'formatMoney'],
  [/\$\{[^{}]*\} ?(?:TWD|USD|HKD|VND|元)/, 'formatMoney'],
  [/>\s*(?:Asia|Europe|America)\/\w+/, 'nameZone'],
];

type RawFormat = { readonly file: string; readonly text: string };

/** Places in code that readers see where something is written by hand that a formatter writes. */
export function findRawFormats(code: readonly CodeFile[]): RawFormat[] {
  return code.flatMap(({ path, text }) =>
    RAW.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text);
      if (found === null) return [];
      const line = text.slice(0, found.index).split('\n').length;
      return [{ file: `${path}:${line}`, text: `writes “${found[0]}” by hand; use ${instead}` }];
    }),
  );
}
