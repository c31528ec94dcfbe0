import type { TSType } from 'oxc-parser';
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
    JSXSpreadAttribute(node) {
      if (node.argument.type === 'ObjectExpression') report(node.start, SPREAD_GROUP);
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Object' && file.room !== 'test') {
        report(node.start, 'Object(…) has the type "any"; parse the value or narrow it.');
      }
    },
  }).visit(file.program);
  return offences;
}

/** TypeScript does not look for properties that are too many behind a spread. */
const SPREAD_GROUP =
  'A spread of an object that is written out hides misspelt properties; write them one a line.';

function isConst(annotation: TSType): boolean {
  if (annotation.type !== 'TSTypeReference') return false;
  return annotation.typeName.type === 'Identifier' && annotation.typeName.name === 'const';
}
