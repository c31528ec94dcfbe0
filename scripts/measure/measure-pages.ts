import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { findChromium } from '../setup/install-browser.ts';
import { measureLengths } from './page-lengths.ts';

/**
 * `npm run measure -- http://127.0.0.1:3000 [--lengths] [--lighthouse] [--runs 5] [path …]`: what each guest page weighs, with `--lengths`
 * how many words it shows and how high it is on a phone, and with `--lighthouse` its
 * four scores on a simulated phone, how far its parts move while it loads, and Lighthouse's index of the machine, each the median of
 * so many runs. Ends with 1 where a page's first-load JavaScript is over the budget, a score under its limit, or the movement above its own.
 */

/** JavaScript that a page names, in kB (1,000 bytes) after brotli at its best: of one that guests read, and of one with a form. */
const JS_BUDGET_KB = 12;
const FORM_JS_BUDGET_KB = 30;
const WITH_FORM = /\/(?:login|register|resetPassword)$/;
const SCORE_LIMIT = 95;
/** Cumulative layout shift. */
const SHIFT_LIMIT = 0.01;
const GUEST_PATHS = [
  '/zh_TW',
  '/zh_TW/schedule',
  '/zh_TW/news',
  '/zh_TW/subscribe',
  '/zh_TW/terms',
  '/zh_TW/privacy',
  '/zh_TW/login',
  '/zh_TW/register',
  '/zh_TW/resetPassword',
  '/zh_TW/proof',
  '/zh_TW/audit',
  '/zh_TW/bankroll',
  '/zh_TW/widgets',
  '/zh_TW/methodology',
  '/zh_TW/standings',
];
/** Without waiting for it: the site would close its idle connections meanwhile. */
const compress = promisify(brotliCompress);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lengths: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    runs: { type: 'string', default: '1' },
    cli: { type: 'string' },
  },
});
const [base, ...paths] = positionals;
if (base === undefined) {
  console.error(
    'usage: node scripts/measure/measure-pages.ts <base url> [--lengths] [--lighthouse] [--runs <n>] [--cli <lighthouse>] [path …]',
  );
  process.exit(2);
}

type Weight = {
  readonly htmlKb: number;
  readonly htmlSentKb: number;
  readonly scripts: number;
  readonly jsKb: number;
};

const sizes = new Map<string, Promise<number>>();
let errors = 0;
console.log('page | HTML kB | HTML kB brotli | scripts | first-load JS kB brotli');
for (const path of paths.length > 0 ? paths : GUEST_PATHS) {
  const weight = await weigh(new URL(path, base));
  const budget = WITH_FORM.test(path) ? FORM_JS_BUDGET_KB : JS_BUDGET_KB;
  // A page of ours without any script is one whose scripts were not found.
  const isOver = weight.jsKb > budget || weight.scripts === 0;
  if (isOver) errors += 1;
  const figures = [weight.htmlKb, weight.htmlSentKb, weight.scripts, weight.jsKb].map((n) =>
    n.toLocaleString('en-US'),
  );
  console.log(
    `${[path, ...figures].join(' | ')}${isOver ? ` not between 0 and the budget of ${budget}` : ''}`,
  );
}
if (values.lengths) await measureLengths(base, paths.length > 0 ? paths : GUEST_PATHS);
if (values.lighthouse) {
  console.log(`\npage | ${CATEGORIES.join(' | ')} | LCP ms | TBT ms | CLS | machine`);
  for (const path of paths.length > 0 ? paths : GUEST_PATHS) errors += score(new URL(path, base).href, path);
}
process.exitCode = errors === 0 ? 0 : 1;

/** The HTML of a page, and every script that it names for its first view: its own, those loaded ahead and those imported inline. */
async function weigh(address: URL): Promise<Weight> {
  const html = await (await fetch(address)).text();
  const named = html.matchAll(
    /(?:<script\b[^>]* src=|rel="modulepreload"[^>]* href=|\bimport\s*\(?(?:[\w*\s]+from\s*)?)"([^"]+\.js)"/g,
  );
  const scripts = [...new Set([...named].flatMap(([, script]) => script ?? []))];
  const bytes = await Promise.all(scripts.map((script) => scriptBytes(new URL(script, address).href)));
  return {
    htmlKb: kilobytes(Buffer.byteLength(html)),
    htmlSentKb: kilobytes((await compress(html)).length),
    scripts: scripts.length,
    jsKb: kilobytes(bytes.reduce((sum, size) => sum + size, 0)),
  };
}

function scriptBytes(address: string): Promise<number> {
  const known =
    sizes.get(address) ??
    fetch(address).then(async (answer) => (await compress(await answer.bytes())).length);
  sizes.set(address, known);
  return known;
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

/** Prints the medians of one page; answers how many lie under the limit. */
function score(address: string, path: string): number {
  const runs = Array.from({ length: Number(values.runs) }, () => runLighthouse(address, path));
  const column = (read: (run: Run) => number) => median(runs.map(read));
  const scores = CATEGORIES.map((_, index) => column((run) => run.scores[index] ?? Number.NaN));
  const shift = column((run) => run.shift);
  const timings = [column((run) => run.lcpMs), column((run) => run.tbtMs), shift.toFixed(3)];
  console.log([path, ...scores, ...timings, column((run) => run.machine)].join(' | '));
  return scores.filter((figure) => !(figure >= SCORE_LIMIT)).length + (shift <= SHIFT_LIMIT ? 0 : 1);
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

type Run = {
  readonly scores: readonly number[];
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly shift: number;
  /** How fast this machine was just then; Lighthouse slows it down four times, whatever it is, and expects 1,000 and more. */
  readonly machine: number;
};

function runLighthouse(address: string, path: string): Run {
  const cli = resolve(values.cli ?? 'scripts/tools/node_modules/.bin/lighthouse');
  if (!existsSync(cli)) throw new Error(`${cli} is not there: install lighthouse, or name it with --cli.`);
  const folder = mkdtempSync(join(tmpdir(), 'trueline-lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu';
  const run = spawnSync(
    cli,
    [address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
    {
      env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
      encoding: 'utf8',
    },
  );
  if (!existsSync(file)) throw new Error(`Lighthouse gave no report for ${path}:\n${run.stderr}`);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  const audit = (name: string) => report.audits[name].numericValue;
  return {
    scores: CATEGORIES.map((name) => Math.round(report.categories[name].score * 100)),
    lcpMs: Math.round(audit('largest-contentful-paint')),
    tbtMs: Math.round(audit('total-blocking-time')),
    shift: audit('cumulative-layout-shift') ?? Number.NaN,
    machine: Math.round(report.environment.benchmarkIndex),
  };
}
