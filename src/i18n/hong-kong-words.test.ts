import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?:messages\/hk\/.*\.json|zh-hk(?:\/.*)?\.ts)$/.test(path),
);

/** Each place of a pattern with what stands before and after it, so that a failure shows the sentence. */
function places(pattern: RegExp): string[] {
  return files.flatMap((path) => {
    const text = readFileSync(resolve(source, path), 'utf8');
    return [...text.matchAll(pattern)].map(
      ({ index }) => `${path}: ${text.slice(Math.max(0, index - 8), index + 8)}`,
    );
  });
}

describe('the written Chinese of Hong Kong', () => {
  it('is read from its messages, answers, legal texts, titles and articles', () => {
    for (const part of [
      'messages/hk/record.json',
      'answer/zh-hk.ts',
      'legal/zh-hk/terms.ts',
      'titles/zh-hk.ts',
    ])
      expect(files.some((path) => path.endsWith(part))).toBe(true);
  });

  it('writes 紀錄 for a record and 記錄 for recording', () => {
    expect(places(/(?<![會已被實])記錄/g)).toEqual([]);
    expect(places(/[會已被]紀錄/g)).toEqual([]);
  });

  it('calls a probability 機會率, as its readers do', () => {
    expect(places(/(?<!會)機率/g)).toEqual([]);
  });

  it('has one word for a coupon', () => {
    expect(places(/優惠(?:代碼|券)/g)).toEqual([]);
  });

  it('is written, not spoken', () => {
    // What a visitor types into the search of the answers is spoken, and stands in `keywords` for that reason.
    const spoken = /[呢嘅唔冇喺緊咗睇乜嚟俾畀]|點樣|點解|先可以|早過|幾常|講明|由頭|齊各邊|一啲|邊個/;
    const lines = files.flatMap((path) =>
      readFileSync(resolve(source, path), 'utf8')
        .replaceAll(/keywords:\s*'[^']*'/g, '')
        .split('\n')
        .filter((line) => spoken.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(lines).toEqual([]);
  });

  it('calls a person and a thing by one name: 負責人, 操作人員, 你, 抽水, 模擬訂單, 暫停', () => {
    expect(places(/東主|擁有人|操作員|同事|閣下|水位|演習|休息期|平倉/g)).toEqual([]);
  });

  it('lets teams win, draw and lose, and neither 贏波 nor 和波', () => {
    expect(places(/贏波|輸波|和波|落單|落注/g)).toEqual([]);
  });

  it('has no sign in it that no one sees, which would break a search', () => {
    expect(places(/[\u200b-\u200d\u2060\ufeff]/g)).toEqual([]);
  });

  it('writes 公布 and 發布, not now one form and now the other', () => {
    expect(places(/公佈|發佈/g)).toEqual([]);
  });
});
