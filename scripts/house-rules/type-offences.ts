import type { TSType } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import type { Offence, SourceFile } from './source-file.ts';

/** Places that tell the compiler a type instead of proving it. `platform` and the tests may, where data come from outside. */
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
  }).visit(file.program);
  return offences;
}

function isConst(annotation: TSType): boolean {
  if (annotation.type !== 'TSTypeReference') return false;
  return annotation.typeName.type === 'Identifier' && annotation.typeName.name === 'const';
}
