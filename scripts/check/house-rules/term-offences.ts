import { type Expression, type Program, type TSUnionType, Visitor } from 'oxc-parser';
import type { Offence, SourceFile } from './source-file.ts';

const DURATION = /^(?:SECOND|MINUTE|HOUR|DAY|WEEK)_MS$/;
/** A package stands for itself and has durations of its own, once. */
const DURATIONS = /^(?:src\/terms|packages\/\w+\/src\/numeric)\/durations\.ts$/;

/** Words of `src/terms` that are written a second time: a literal list, a union of its values, or the length of an hour. */
export function termOffences(files: ReadonlyMap<string, SourceFile>): Offence[] {
  const terms = new Map<string, string>();
  for (const { path, program } of files.values()) {
    if (path.startsWith('src/terms/')) for (const [key, name] of listsOf(program)) terms.set(key, name);
  }
  return [...files.values()].flatMap((file) => [
    ...(mayRepeat(file) ? [] : repeatedLists(file, terms)),
    ...ownDurations(file),
  ]);
}

/** Tests say what they expect; a brand has an order of languages of its own; packages know nothing of the site. */
function mayRepeat({ path, room }: SourceFile): boolean {
  return room === 'test' || /^(?:src\/(?:terms|brands)|packages)\//.test(path);
}

function repeatedLists(file: SourceFile, terms: ReadonlyMap<string, string>): Offence[] {
  const offences: Offence[] = [];
  const report = (offset: number, key: string | null) => {
    const name = key === null ? undefined : terms.get(key);
    if (name === undefined) return;
    const sentence = `This repeats ${name} of #terms; import the list, or the type of its values.`;
    offences.push({ path: file.path, line: file.lineOf(offset), sentence });
  };
  new Visitor({
    ArrayExpression(node) {
      report(node.start, keyOfList(node));
    },
    TSUnionType(node) {
      report(node.start, keyOfUnion(node));
    },
  }).visit(file.program);
  return offences;
}

function ownDurations(file: SourceFile): Offence[] {
  if (DURATIONS.test(file.path)) return [];
  const offences: Offence[] = [];
  new Visitor({
    VariableDeclarator({ id, start }) {
      if (id.type !== 'Identifier') return;
      const at = { path: file.path, line: file.lineOf(start) };
      if (DURATION.test(id.name)) {
        offences.push({ ...at, sentence: `${id.name} stands in durations.ts; import it.` });
      }
      if (/^(?:MOST|LEAST)_/.test(id.name)) {
        offences.push({ ...at, sentence: `${id.name}: bounds are named MAX_… and MIN_….` });
      }
    },
  }).visit(file.program);
  return offences;
}

function listsOf(program: Program): Map<string, string> {
  const lists = new Map<string, string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      const list = init?.type === 'TSAsExpression' ? init.expression : init;
      const key = list ? keyOfList(list) : null;
      if (id.type === 'Identifier' && key !== null) lists.set(key, id.name);
    },
  }).visit(program);
  return lists;
}

function keyOfList(node: Expression): string | null {
  if (node.type !== 'ArrayExpression') return null;
  return keyOf(
    node.elements.map((one) => (one?.type === 'Literal' && typeof one.value === 'string' ? one.value : null)),
  );
}

/** The strings of a union, whether or not it also allows null. */
function keyOfUnion({ types }: TSUnionType): string | null {
  const values = types.filter(({ type }) => type !== 'TSNullKeyword' && type !== 'TSUndefinedKeyword');
  return keyOf(
    values.map((one) =>
      one.type === 'TSLiteralType' && one.literal.type === 'Literal' && typeof one.literal.value === 'string'
        ? one.literal.value
        : null,
    ),
  );
}

/** The values in one order, since a list in another order says the same; null for anything but two texts or more. */
function keyOf(values: readonly (string | null)[]): string | null {
  if (values.length < 2 || values.includes(null)) return null;
  return JSON.stringify(values.toSorted());
}
