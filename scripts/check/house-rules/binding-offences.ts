import type { BindingPattern, ParamPattern } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import type { Offence, SourceFile } from './source-file.ts';

/** A parameter or a variable named `of` says nothing of what it is, and reads like the word of a loop. */
export function bindingOffences(file: SourceFile): Offence[] {
  const offences: Offence[] = [];
  const check = (patterns: readonly (BindingPattern | ParamPattern)[]) => {
    for (const { name, start } of patterns.flatMap(bindingsIn)) {
      if (name !== 'of') continue;
      const sentence = '"of" names nothing; call it by its noun, or "options".';
      offences.push({ path: file.path, line: file.lineOf(start), sentence });
    }
  };
  const checkParameters = ({ params }: { readonly params: readonly ParamPattern[] }) => check(params);
  new Visitor({
    FunctionDeclaration: checkParameters,
    FunctionExpression: checkParameters,
    ArrowFunctionExpression: checkParameters,
    TSFunctionType: checkParameters,
    TSMethodSignature: checkParameters,
    VariableDeclarator({ id }) {
      check([id]);
    },
  }).visit(file.program);
  return offences;
}

type Binding = { readonly name: string; readonly start: number };

function bindingsIn(pattern: BindingPattern | ParamPattern): Binding[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern];
    case 'AssignmentPattern':
      return bindingsIn(pattern.left);
    case 'RestElement':
      return bindingsIn(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one === null ? [] : bindingsIn(one)));
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) =>
        bindingsIn(one.type === 'Property' ? one.value : one.argument),
      );
    case 'TSParameterProperty':
      return bindingsIn(pattern.parameter);
  }
}
