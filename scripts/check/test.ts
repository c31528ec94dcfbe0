import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { makeMemoryFolder } from './memory-folder.ts';

/**
 * `npm test`: everything that CI runs. `--check` leaves the journeys out (`npm run check`), `--long` runs the long forms of
 * the tests too. The last line counts what passed and what failed; the exit code says whether all is well.
 */

type Count = { passed: number; failed: number; skipped: number };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const options = new Set(process.argv.slice(2));
const isLong = options.has('--long');
const LENGTH = { LONG_TESTS: isLong ? '1' : '' };
const FAILURE_CHARACTERS = 300;
const START_LIMIT_MS = 900_000;
const TEST_FILE = z.object({
  name: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
  ),
});
const VITEST_REPORT = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(TEST_FILE),
});
/** The run's own, gone with it: the reports, and code that no one else on the machine can have put there. */
const folder = mkdtempSync(join(tmpdir(), 'trueline-test-'));
/** The commands and sites that the tests start are the same sources over and over; compiled once, they start sooner. */
const COMPILED = { NODE_COMPILE_CACHE: join(folder, 'compiled') };
const total: Count = { passed: 0, failed: 0, skipped: 0 };
/** Said again at the very end, where the journeys' lines would otherwise have pushed them out of sight. */
const failures: string[] = [];

// A first start takes a minute, of one core alone; the long tests build the pages themselves, so they have none beside them.
const dataDir = makeMemoryFolder('trueline-e2e-');
// What the tests and the browser put aside: an fsync there costs nothing, and no test pulls the plug of the machine.
const scratch = makeMemoryFolder('trueline-scratch-');
// As root the database of a site runs as another account, which has to enter the folders.
for (const entered of [dataDir, scratch]) chmodSync(entered, 0o755);
const prepared = options.has('--check') || isLong ? null : startOnce();
// A new machine fetches the browser while its cores have other work.
const browser = options.has('--check') ? null : run('scripts/setup/install-browser.ts', []);
// The types keep one core busy, and everything else that only reads the sources the other. Checked by several threads they take more than
// twice as much of the processor, as each thread works out what they share again.
await Promise.all([
  runCheck('types', 'node_modules/typescript/bin/tsc', ['-p', '.', '--singleThreaded']),
  readSources(),
]);
await runVitest();
await prepared;
// One rule of each kind, broken in every way; below nine of ten noticed it fails.
if (isLong) await runMutants();
// Alone: beside other tests a page answers so late that the whole takes longer, and a journey's limits are met by waiting.
await runJourneys();

for (const made of [folder, dataDir, scratch]) rmSync(made, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
for (const failed of failures) console.log(failed);
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);

async function readSources(): Promise<void> {
  await runCheck('format and lint', 'node_modules/@biomejs/biome/bin/biome', [
    'check',
    '--error-on-warnings',
  ]);
  await runCheck('rooms', 'scripts/check/check-rooms.ts', []);
  await runCheck('messages', 'scripts/check/check-messages.ts', []);
  await runCheck('legal texts', 'scripts/check/check-legal.ts', []);
}

/** One tool, one check: it passes when the tool ends with 0. */
async function runCheck(name: string, script: string, parameters: readonly string[]): Promise<void> {
  add(name, (await run(script, parameters)) === 0 ? { passed: 1, failed: 0, skipped: 0 } : failure());
}

async function runMutants(): Promise<void> {
  const program = 'scripts/tools/node_modules/@stryker-mutator/core/bin/stryker.js';
  const code = await run(program, ['run', 'tests/mutation/stryker.config.mjs'], { MUTATE: 'sample' });
  add('mutants of a sample', code === 0 ? { passed: 1, failed: 0, skipped: 0 } : failure());
}

async function runVitest(): Promise<void> {
  const file = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const environment = { ...LENGTH, TMPDIR: scratch };
  const code = await run('node_modules/vitest/vitest.mjs', ['run', ...reporters], environment);
  const report = readReport(file, VITEST_REPORT);
  if (!report) return add('unit and API tests', failure());
  failures.push(...report.testResults.flatMap(listFailures));
  const failed = code !== 0 && report.numFailedTests === 0 ? 1 : report.numFailedTests;
  add('unit and API tests', { passed: report.numPassedTests, failed, skipped: report.numPendingTests });
}

/**
 * Builds the pages and makes the data of the site that the journeys visit, and stops it. Where that fails the journeys' own start
 * does what is left to do, and says what is wrong.
 */
function startOnce(): Promise<void> {
  return new Promise((done) => {
    const env = { ...process.env, ...COMPILED, APP_MODE: 'test', PORT: '0', DATA_DIR: dataDir };
    const site = spawn(process.execPath, [join(ROOT, 'src/start.ts')], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
      env,
      timeout: START_LIMIT_MS,
    });
    site.stdout.setEncoding('utf8').on('data', (said: string) => {
      if (/^ready /m.test(said)) site.kill('SIGTERM');
    });
    site.on('error', () => done());
    site.on('exit', () => done());
  });
}

async function runJourneys(): Promise<void> {
  if (browser === null) return;
  if ((await browser) !== 0) return add('journeys: no browser', failure());
  const file = join(folder, 'journeys.json');
  const parameters = ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'];
  const environment = {
    ...LENGTH,
    E2E_DATA_DIR: dataDir,
    // The browser's profile, and the memory that its processes share, which it keeps in files there.
    TMPDIR: scratch,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  };
  const code = await run('node_modules/@playwright/test/cli.js', parameters, environment);
  const schema = z.object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  });
  const report = readReport(file, schema);
  if (!report) return add('journeys', failure());
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky;
  add('journeys', { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed, skipped });
}

function run(
  script: string,
  parameters: readonly string[],
  extra: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((done) => {
    const env = { ...process.env, ...COMPILED, ...extra };
    const child = spawn(process.execPath, [join(ROOT, script), ...parameters], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    child.on('error', () => done(1));
    child.on('exit', (code) => done(code ?? 1));
  });
}

function readReport<Report>(file: string, schema: z.ZodType<Report>): Report | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** A line for each test that failed, and one for a file that could not be run at all. */
function listFailures(file: z.infer<typeof TEST_FILE>): string[] {
  const path = relative(ROOT, file.name);
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  const lines = failed.map(
    ({ fullName, failureMessages }) => `failed: ${path} › ${fullName}: ${firstLine(failureMessages[0])}`,
  );
  return file.message ? [`failed: ${path}: ${firstLine(file.message)}`, ...lines] : lines;
}

/** The start of what a failure says: the whole stands where it happened. */
function firstLine(message = ''): string {
  return message.split('\n', 1)[0]?.slice(0, FAILURE_CHARACTERS) ?? '';
}

function failure(): Count {
  return { passed: 0, failed: 1, skipped: 0 };
}

function add(name: string, count: Count): void {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  console.log(`— ${name}: ${count.failed === 0 ? 'ok' : 'FAILED'}`);
}
