import type { Expression, Super } from 'oxc-parser';

/** `a.b.c` as it is written, without optional chaining; the empty string for anything else. */
export function dottedName(node: Expression | Super): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return '';
  const object = dottedName(node.object);
  return object === '' ? '' : `${object}.${node.property.name}`;
}
