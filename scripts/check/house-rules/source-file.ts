import type { Comment, Program } from 'oxc-parser';
import { parseSync, Visitor } from 'oxc-parser';
import type { Room } from '../rooms.ts';
import { roomOf } from '../rooms.ts';

/** A rule broken at one place. Lines count from 1. */
export interface Offence {
  path: string;
  line: number;
  sentence: string;
}

/** One import, re-export, `import()` or type import of a file. */
export interface ImportedModule {
  specifier: string;
  line: number;
  /** True when the compiler erases it. */
  isTypeOnly: boolean;
  /** Path from the project's root when the target is a file of the project, else null. */
  target: string | null;
}

/** A file, read once for all rules. */
export interface SourceFile {
  path: string;
  room: Room | null;
  program: Program;
  comments: readonly Comment[];
  lineCount: number;
  imports: ImportedModule[];
  lineOf(offset: number): number;
}

/** Parses a file of TypeScript. @throws Error naming the file when it is not valid */
export function readSource(path: string, text: string): SourceFile {
  const { program, comments, errors } = parseSync(path, text, { sourceType: 'module' });
  const problem = errors.find((error) => error.severity === 'Error');
  if (problem !== undefined) throw new Error(`${path} cannot be parsed: ${problem.message}`);
  const lineStarts = startsOfLines(text);
  const lineOf = (offset: number) => lineStarts.findLastIndex((start) => start <= offset) + 1;
  const lineCount = text.endsWith('\n') ? lineStarts.length - 1 : lineStarts.length;
  return {
    path,
    room: roomOf(path),
    program,
    comments,
    lineCount,
    imports: readImports(path, program, lineOf),
    lineOf,
  };
}

function startsOfLines(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function readImports(path: string, program: Program, lineOf: SourceFile['lineOf']): ImportedModule[] {
  const read: ImportedModule[] = [];
  const add = (specifier: unknown, offset: number, isTypeOnly: boolean) => {
    if (typeof specifier !== 'string') return;
    read.push({ specifier, line: lineOf(offset), isTypeOnly, target: resolveTarget(path, specifier) });
  };
  new Visitor({
    ImportDeclaration(node) {
      const kinds = node.specifiers.map((one) => (one.type === 'ImportSpecifier' ? one.importKind : 'value'));
      const isErased = kinds.length > 0 && kinds.every((kind) => kind === 'type');
      add(node.source.value, node.start, node.importKind === 'type' || isErased);
    },
    ExportNamedDeclaration(node) {
      if (node.source !== null) add(node.source.value, node.start, node.exportKind === 'type');
    },
    ExportAllDeclaration(node) {
      add(node.source.value, node.start, node.exportKind === 'type');
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal') add(node.source.value, node.start, false);
    },
    TSImportType(node) {
      add(node.source.value, node.start, true);
    },
  }).visit(program);
  return read;
}

/** The same three ways of naming a file that Node has here: relative, `#room/…` of package.json, and the packages of this project. */
function resolveTarget(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return joinPath(from, specifier);
  if (/^#(?:tests|bench)\//.test(specifier)) return specifier.slice(1);
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  const [, name, rest] = /^@trueline\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
  return name === undefined ? null : `packages/${name}${rest ?? '/src/index.ts'}`;
}

function joinPath(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('?')[0]?.split('/') ?? []) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
