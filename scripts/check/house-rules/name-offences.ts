import type { Offence, SourceFile } from './source-file.ts';

const DRAWERS = new Set(['util', 'utils', 'lib', 'libs', 'common', 'helper', 'helpers', 'misc', 'general']);
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LIMIT = 300;
/** Lists that `scripts/build/generate-endpoints.ts` writes, a line a call; they grow with the calls and hold nothing else. */
const WRITTEN_BY_PROGRAM = new Set(['src/api/index.ts', 'src/api/office/index.ts']);

/** Names of files and folders, and the length of files. */
export function nameOffences(file: SourceFile): Offence[] {
  const sentences: string[] = [];
  for (const segment of file.path.split('/')) {
    const words = segment.replace(/^\[(.+?)\]/, '$1').split('.');
    const [first = ''] = words;
    if (DRAWERS.has(first))
      sentences.push(`"${segment}" names a drawer; give a thing to the room that owns its meaning.`);
    if (!words.every((word) => KEBAB_CASE.test(word)))
      sentences.push(`"${segment}" is not written in kebab-case.`);
  }
  if (file.lineCount > LIMIT && !WRITTEN_BY_PROGRAM.has(file.path))
    sentences.push(`The file has ${file.lineCount} lines; ${LIMIT} is the limit.`);
  return sentences.map((sentence) => ({ path: file.path, line: 1, sentence }));
}
