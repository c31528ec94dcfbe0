import type { VisitorObject } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import { dottedName } from './dotted-name.ts';
import type { Offence, SourceFile } from './source-file.ts';

/** What makes a function answer differently the second time, by how it is written. */
const AMBIENT = new Map([
  ['process.env', 'reads the environment'],
  ['Date.now', 'reads the time'],
  ['Math.random', 'draws a random number'],
  ['crypto.randomUUID', 'draws a random number'],
  ['crypto.randomBytes', 'draws random bytes'],
  ['crypto.randomInt', 'draws a random number'],
  ['crypto.getRandomValues', 'draws random bytes'],
]);
const RANDOM_IMPORT = /^(random\w*|getRandomValues|generateKey\w*)$/;

/** The browser has no platform to be handed chance by: this file draws the keys of its writes. */
const BROWSER_CHANCE = 'src/screens/new-write-key.ts';

/**
 * Time, chance and environment outside `platform`. Scripts and benchmarks stand outside the house and may use them, and so does the
 * package that runs a database: it waits for processes of the system.
 */
export function ambientOffences(file: SourceFile): Offence[] {
  const isOutside =
    /^(scripts|bench|packages\/embedded-postgres)\//.test(file.path) || file.path === BROWSER_CHANCE;
  if (isOutside || file.room === null || file.room === 'test' || file.room === 'platform') return [];
  const offences: Offence[] = [];
  const report = (offset: number, what: string) =>
    offences.push({
      path: file.path,
      line: file.lineOf(offset),
      sentence: `${what}; only platform may, others are handed it as an argument.`,
    });
  new Visitor(ambientVisitor(report)).visit(file.program);
  return offences;
}

function ambientVisitor(report: (offset: number, what: string) => void): VisitorObject {
  return {
    MemberExpression(node) {
      const name = dottedName(node).replace(/^(globalThis|window)\./, '');
      const action = AMBIENT.get(name);
      if (action !== undefined) report(node.start, `${name} ${action}`);
    },
    NewExpression(node) {
      const isNow = node.arguments.length === 0 && dottedName(node.callee) === 'Date';
      if (isNow) report(node.start, 'new Date() reads the time');
    },
    ImportDeclaration(node) {
      if (!/^(node:)?crypto$/.test(node.source.value)) return;
      for (const specifier of node.specifiers) {
        const name =
          specifier.type === 'ImportSpecifier' && 'name' in specifier.imported ? specifier.imported.name : '';
        if (RANDOM_IMPORT.test(name)) report(specifier.start, `${name} draws random bytes`);
      }
    },
  };
}
