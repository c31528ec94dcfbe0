import type { Expression, TSType } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import type { Offence, SourceFile } from './source-file.ts';

/**
 * Places that tell the compiler a type instead of proving it, or keep it from looking. `platform` and the tests may assert, where
 * data come from outside.
 */
export function typeOffences(file: SourceFile): Offence[] {
  const offences: Offence[] = [];
  const report = (offset: number, sentence: string) =>
    offences.push({ path: file.path, line: file.lineOf(offset), sentence });
  const mayAssert = file.room === 'test' || file.room === 'platform';
  // Where the templates begin whose values a column decodes.
  const decoded = new Set<number>();
  new Visitor({
    TSAsExpression(node) {
      if (!mayAssert && !isConst(node.typeAnnotation))
        report(node.start, '"as" bends a type; parse it or narrow it.');
    },
    TSTypeAssertion(node) {
      if (!mayAssert) report(node.start, 'A type assertion bends a type; parse it or narrow it.');
    },
    TSNonNullExpression(node) {
      report(node.start, '"!" asserts what the compiler does not know; handle the missing case.');
    },
    SpreadElement(node) {
      if (node.argument.type === 'ObjectExpression') report(node.start, SPREAD_GROUP);
    },
    MemberExpression({ object, property }) {
      if (property.type === 'Identifier' && property.name === 'mapWith') decoded.add(object.start);
    },
    TaggedTemplateExpression({ tag, typeArguments, start }) {
      if (file.room === 'test' || tag.type !== 'Identifier' || tag.name !== 'sql') return;
      if (typeArguments !== null && !decoded.has(start))
        report(start, 'sql<…> states a type; read the value with a schema (column).');
    },
    ArrayExpression({ elements }) {
      for (const one of elements)
        if (one?.type === 'SpreadElement' && isList(one.argument)) report(one.start, SPREAD_LIST);
    },
    JSXSpreadAttribute(node) {
      if (node.argument.type === 'ObjectExpression') report(node.start, SPREAD_GROUP);
    },
    CallExpression(node) {
      for (const one of node.arguments)
        if (one.type === 'SpreadElement' && isList(one.argument)) report(one.start, SPREAD_LIST);
      if (node.callee.type === 'Identifier' && node.callee.name === 'Object' && file.room !== 'test') {
        report(node.start, 'Object(…) has the type "any"; parse the value or narrow it.');
      }
      if (file.room !== 'test' && node.typeArguments !== null && asksTheDatabase(node.callee)) {
        report(
          node.start,
          'The rows of raw SQL have no type of their own; read them with a schema (selectRows).',
        );
      }
    },
  }).visit(file.program);
  return offences;
}

/** TypeScript does not look for properties that are too many behind a spread. */
const SPREAD_GROUP =
  'A spread of an object that is written out hides misspelt properties; write them one a line.';

const SPREAD_LIST =
  'A spread of a list that is written out only keeps a file short; write its elements where they stand.';

/** A list that is written out, in brackets or with `as const` too. */
function isList(node: Expression): boolean {
  if (node.type === 'ParenthesizedExpression') return isList(node.expression);
  if (node.type === 'TSAsExpression' && isConst(node.typeAnnotation)) return isList(node.expression);
  return node.type === 'ArrayExpression';
}

/** `execute<Row>(…)` of Drizzle and `query<Row>(…)` of the driver. */
function asksTheDatabase(callee: Expression): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return callee.property.name === 'execute' || callee.property.name === 'query';
}

function isConst(annotation: TSType): boolean {
  if (annotation.type !== 'TSTypeReference') return false;
  return annotation.typeName.type === 'Identifier' && annotation.typeName.name === 'const';
}
