import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writePrograms } from './bundle-programs.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trueline-programs-'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('finds the files beside a source that two programs share, and messages that are named while it runs', async () => {
  write('src/words/word.txt', 'beside');
  write('src/words/en/greeting.json', '{ "text": "named" }');
  write(
    'src/words/read-word.ts',
    `import { readFileSync } from 'node:fs';
     export const readWord = (): string => readFileSync(new URL('./word.txt', import.meta.url), 'utf8');
     export const readText = async (folder: string): Promise<string> =>
       (await import(\`./\${folder}/greeting.json\`, { with: { type: 'json' } })).default.text;`,
  );
  const text = `import { readText, readWord } from './words/read-word.ts';
     console.log(readWord(), await readText(process.argv[2] ?? ''), new URL('..', import.meta.url).pathname);`;
  const programs = ['one', 'other'];
  for (const name of programs) write(`src/${name}.ts`, text);
  await writePrograms(
    root,
    programs.map((name) => `src/${name}.ts`),
  );
  for (const name of programs) {
    const file = join(root, `build/program/${name}.js`);
    const said = execFileSync(process.execPath, [file, 'en'], { cwd: '/', encoding: 'utf8' });
    expect(said).toBe(`beside named ${root}/\n`);
  }
});

it('refuses a source that finds its files in a way that does not hold in a bundle', async () => {
  write('src/program.ts', 'console.log(import.meta.dirname);');
  await expect(writePrograms(root, ['src/program.ts'])).rejects.toThrow('found by import.meta.url');
});
