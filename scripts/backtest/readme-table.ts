import { readFile, writeFile } from 'node:fs/promises';

const README = new URL('../../packages/predict/README.md', import.meta.url);

/** Puts a table into the engine's README, between the marks of that name. Throws where the README has lost them. */
export async function replaceTable(name: string, lines: readonly string[]): Promise<void> {
  const readme = await readFile(README, 'utf8');
  const mark = `<!-- ${name} -->\n`;
  const from = readme.indexOf(mark) + mark.length;
  const until = readme.indexOf(`<!-- end of ${name} -->`);
  if (from < mark.length || until < from) throw new Error(`the README has lost the marks of ${name}`);
  await writeFile(README, `${readme.slice(0, from)}${lines.join('\n')}\n${readme.slice(until)}`);
}
