import type { Expression, PropertyKey } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import { BLIND_TO_DATABASE } from '../rooms.ts';
import type { Offence, SourceFile } from './source-file.ts';

/** Handlers and loaders pass `services` on to use cases as a whole; anyone who takes `.db` out of it would go round them. */
export function databaseOffences(file: SourceFile): Offence[] {
  if (file.room === null || !BLIND_TO_DATABASE.has(file.room)) return [];
  const offences: Offence[] = [];
  const report = (offset: number) =>
    offences.push({
      path: file.path,
      line: file.lineOf(offset),
      sentence: `A file of the room "${file.room}" does not see the database; call a use case.`,
    });
  new Visitor({
    MemberExpression(node) {
      const isWritten = !node.computed || node.property.type === 'Literal';
      if (isWritten && nameOf(node.property) === 'db') report(node.start);
    },
    ObjectPattern(node) {
      for (const property of node.properties) {
        if (property.type === 'Property' && nameOf(property.key) === 'db') report(property.start);
      }
    },
  }).visit(file.program);
  return offences;
}

/** `db` of `services.db` and of `services['db']` alike. */
function nameOf(node: PropertyKey | Expression): string | null {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}
