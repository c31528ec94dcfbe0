import { glob, readFile } from 'node:fs/promises';
import { parseSync, Visitor } from 'oxc-parser';
import { beforeAll, expect, it } from 'vitest';

/**
 * Every regular expression of the program, tried with hostile texts: the work may grow with their length, not with its square. A
 * text of 16,000 signs takes a linear expression far below a millisecond, and a quadratic one a quarter of a second.
 */

const LENGTH = 16_000;
const MAX_CPU_MS = 30;
/** Read what comes from outside: requests, feeds, archives, statements, members' and operators' texts. */
const FILES = 'src/{api,domain,feeds,http,i18n,mail,platform}/**/*.{ts,tsx}';
const SIGNS = [...' \t\n\rab1AZ0.,:;<>@-+/\\"\'()[]{}%_=&#!?*|~^$中é\u0300'];
const PAIRS = ['a.', 'a ', '1.', '1,', ' \n', '<a', 'a@', 'a-', '*a', '[a', '%2', '中1', 'a/', '"a', "a'"];
const ENDS = ['', '!', '\n', ' x', '\u0000'];

type Found = { readonly file: string; readonly pattern: string; readonly flags: string };
const found: Found[] = [];
let reading = '';
const collector = new Visitor({
  Literal: (node) => {
    if ('regex' in node) found.push({ file: reading, ...node.regex });
  },
});
beforeAll(async () => {
  for await (const file of glob(FILES)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    reading = file;
    collector.visit(parseSync(file, await readFile(file, 'utf8')).program);
  }
});

/** How long an expression takes to find all of its matches in a text, in milliseconds of the processor; the best of some tries. */
function cpuMs({ pattern, flags }: Found, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && best > MAX_CPU_MS; tries++) {
    const expression = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`);
    const before = process.cpuUsage();
    text.replaceAll(expression, '');
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

it('no text makes any of them work with the square of its length', () => {
  expect(found.length).toBeGreaterThan(100);
  const slow = new Map<string, string>();
  for (const one of found) {
    for (const part of [...SIGNS, ...PAIRS]) {
      const body = part.repeat(LENGTH / part.length);
      for (const end of ENDS) {
        const ms = cpuMs(one, body + end);
        const name = `${one.file}: /${one.pattern}/${one.flags}`;
        if (ms > MAX_CPU_MS && !slow.has(name))
          slow.set(name, `${JSON.stringify(part + end)} ${ms.toFixed(0)} ms`);
      }
    }
  }
  expect(Object.fromEntries(slow)).toEqual({});
});

it('an expression that does so is found', () => {
  const quadratic = { file: '', pattern: String.raw`\s+$`, flags: '' };
  expect(cpuMs(quadratic, `${' '.repeat(LENGTH)}x`)).toBeGreaterThan(MAX_CPU_MS);
});
