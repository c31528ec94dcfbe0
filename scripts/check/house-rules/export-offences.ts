import type { BindingPattern, Statement } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import type { Offence, SourceFile } from './source-file.ts';

/** What React Router reads of a page by its name; `loadPart` is read by the code that fetches a page ahead. */
const READ_BY_NAME =
  /^(loader|action|meta|handle|headers|links|shouldRevalidate|ErrorBoundary|Layout|clientLoader|clientAction|routeMiddleware|loadPart)$/;
/** Files whose exports are read elsewhere: what the build takes, entries, tables (all of them at once), and what a package offers. */
const READ_WHOLE =
  /^(scripts\/build\/.+|src\/[^/]+\.tsx?|src\/db\/tables\/.+|packages\/[^/]+\/src\/index\.ts)$/;

/** Exports that no other file names. A name without `export` tells a reader at once that they need look no further. */
export function exportOffences(files: ReadonlyMap<string, SourceFile>): Offence[] {
  const read = [...files.values()].map((file) => ({ file, ...readNames(file) }));
  const imported = new Set(read.flatMap(({ imports }) => imports));
  const readWhole = new Set(read.flatMap(({ whole }) => whole));
  return read.flatMap(({ file, exports, named }) => {
    if (file.room === null || file.room === 'test' || READ_WHOLE.test(file.path) || readWhole.has(file.path))
      return [];
    return exports
      .filter(({ name }) => !READ_BY_NAME.test(name) && !imported.has(`${file.path} ${name}`))
      .map(({ name, start }) => ({
        path: file.path,
        line: file.lineOf(start),
        sentence: `"${name}" is exported, and ${(named.get(name) ?? 0) < 2 ? 'nothing' : 'no other file'} uses it.`,
      }));
  });
}

function readNames(file: SourceFile) {
  const named = new Map<string, number>();
  const count = ({ name }: { readonly name: string }) => void named.set(name, (named.get(name) ?? 0) + 1);
  const whole: string[] = [];
  const targetOf = (specifier: string) =>
    file.imports.find((fact) => fact.specifier === specifier)?.target ?? '';
  new Visitor({
    Identifier: count,
    JSXIdentifier: count,
    // What is loaded later, or named as a type in passing, is read by names that stand elsewhere.
    ImportExpression(node) {
      if (node.source.type === 'Literal') whole.push(targetOf(String(node.source.value)));
    },
    TSImportType(node) {
      whole.push(targetOf(node.source.value));
    },
  }).visit(file.program);
  const imports: string[] = [];
  const exports: { readonly name: string; readonly start: number }[] = [];
  for (const statement of file.program.body) {
    exports.push(...exportsOf(statement));
    if (statement.type === 'ExportAllDeclaration') whole.push(targetOf(statement.source.value));
    if (statement.type === 'ExportNamedDeclaration' && statement.source !== null) {
      const target = targetOf(statement.source.value);
      for (const { local } of statement.specifiers)
        if ('name' in local) imports.push(`${target} ${local.name}`);
    }
    if (statement.type !== 'ImportDeclaration') continue;
    const target = targetOf(statement.source.value);
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportNamespaceSpecifier') whole.push(target);
      if (specifier.type === 'ImportSpecifier' && 'name' in specifier.imported)
        imports.push(`${target} ${specifier.imported.name}`);
    }
  }
  return { named, whole, imports, exports };
}

function exportsOf(statement: Statement) {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return [];
  const { declaration, start } = statement;
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => namesIn(id).map((name) => ({ name, start })));
  const id = 'id' in declaration ? declaration.id : null;
  return id !== null && 'name' in id ? [{ name: id.name, start }] : [];
}

function namesIn(pattern: BindingPattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) =>
    property.type === 'Property' ? namesIn(property.value) : [],
  );
}
