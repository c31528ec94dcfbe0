import type { Argument, Expression, Super, VisitorObject } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import { dottedName } from './dotted-name.ts';
import type { Offence, SourceFile } from './source-file.ts';

const REQUEST = /(^|\.)(fetch|goto|request|get|post|put|patch|delete|createConnection|connect)$/;
/** Names that never leave the machine, or that are reserved for examples (RFC 2606). */
const HARMLESS_HOSTS = [
  /^127(\.\d+){3}$/,
  /^\[::1\]$/,
  /^(.+\.)?(localhost|example|test|invalid)$/,
  /^(.+\.)?example\.(com|org|net)$/,
];

/** Habits that make tests lie or wait: `.only`, sleeping, reaching the network. */
export function testOffences(file: SourceFile): Offence[] {
  if (file.room !== 'test') return [];
  const offences: Offence[] = [];
  const report = (offset: number, sentence: string) =>
    offences.push({ path: file.path, line: file.lineOf(offset), sentence });
  new Visitor(testVisitor(report)).visit(file.program);
  return offences;
}

function testVisitor(report: (offset: number, sentence: string) => void): VisitorObject {
  let promises = 0;
  return {
    CallExpression(node) {
      const name = dottedName(node.callee);
      if (propertyOf(node.callee) === 'only') report(node.start, '.only leaves the other tests out.');
      if (name.endsWith('.waitForTimeout'))
        report(node.start, 'waitForTimeout sleeps; wait for what should happen.');
      if (promises > 0 && /^(globalThis\.)?setTimeout$/.test(name)) {
        report(
          node.start,
          'A promise around setTimeout sleeps; wait for what should happen, or use fake timers.',
        );
      }
      const host = REQUEST.test(name) ? hostOf(node.arguments[0]) : null;
      if (host !== null) report(node.start, `The test reaches ${host} on the network.`);
    },
    NewExpression(node) {
      if (dottedName(node.callee) === 'Promise') promises += 1;
    },
    'NewExpression:exit'(node) {
      if (dottedName(node.callee) === 'Promise') promises -= 1;
    },
    ImportDeclaration(node) {
      const isTimers = /^(node:)?timers\/promises$/.test(node.source.value);
      if (isTimers) report(node.start, 'timers/promises is for sleeping; wait for what should happen.');
    },
  };
}

function propertyOf(callee: Expression | Super): string {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
    return '';
  return callee.property.name;
}

/** The foreign host of an address written out in the code, or null. */
function hostOf(argument: Argument | undefined): string | null {
  if (argument?.type !== 'Literal' || typeof argument.value !== 'string') return null;
  const host = /^(?:https?|wss?):\/\/(\[[^\]]+\]|[^/:?#]+)/.exec(argument.value)?.[1]?.toLowerCase();
  return host === undefined || HARMLESS_HOSTS.some((pattern) => pattern.test(host)) ? null : host;
}
