import { Visitor } from 'oxc-parser';
import type { Offence, SourceFile } from './source-file.ts';

/** What frameworks call their own: it may change with any release, and no document promises it. */
const PRIVATE =
  /__(?:react|static|vite|vitest|rolldown|rollup|client|server|secret)|_react[A-Z]|react(?:Fiber|Props|Container|Events)\$|^(?:react|react-dom|react-router|@react-router\/dev)\/(?:dist|cjs|lib)\//i;
/** Where such names are looked for by those who forbid them. */
const RULE = /^scripts\/check\/house-rules\/private-name-/;

/** Private names of a framework, in names and in texts. */
export function privateNameOffences(file: SourceFile): Offence[] {
  if (RULE.test(file.path)) return [];
  const offences: Offence[] = [];
  const check = (text: string, offset: number) => {
    if (!PRIVATE.test(text)) return;
    const sentence = `"${text}" is a private name of a framework; use what its documents promise.`;
    offences.push({ path: file.path, line: file.lineOf(offset), sentence });
  };
  new Visitor({
    Identifier({ name, start }) {
      check(name, start);
    },
    JSXIdentifier({ name, start }) {
      check(name, start);
    },
    Literal({ value, start }) {
      if (typeof value === 'string') check(value, start);
      if (value instanceof RegExp) check(value.source, start);
    },
    TemplateElement({ value, start }) {
      check(value.raw, start);
    },
  }).visit(file.program);
  return offences;
}
