/** A value of a row of the log as it was and as it became; null where there was none. */
export type AuditChange = {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
};

/**
 * What a row of the log says, a line a value: first what is said by name, then each value that stood otherwise before, by its
 * path. A change of one value alone has no name.
 */
export function auditChanges(detail: Readonly<Record<string, unknown>>): readonly AuditChange[] {
  const { before, after, ...rest } = detail;
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return [
    ...Object.entries(rest)
      .flatMap(([name, value]) => pathsOf(name, value))
      .map(([name, value]) => ({ name, before: null, after: textOf(value) })),
    ...names.map((name) => ({ name, before: textOf(was[name]), after: textOf(is[name]) })),
  ].filter((change) => change.before !== change.after);
}

function valuesOf(picture: unknown): Readonly<Record<string, unknown>> {
  if (picture === undefined || picture === null) return {};
  if (typeof picture !== 'object' || Array.isArray(picture)) return { '': picture };
  return Object.fromEntries(Object.entries(picture));
}

/** What is inside of a value, by its path: `payload.names.en`. */
function pathsOf(name: string, value: unknown): readonly (readonly [name: string, value: unknown])[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(`${name}.${key}`, inner));
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The same in one line for a list, without ids and fingerprints, which only say something to programs. */
export function auditSummary(changes: readonly AuditChange[]): string {
  return changes
    .filter(({ after }) => after !== null && !ID.test(after) && !/^[\da-f]{12,}$/.test(after))
    .map(({ name, before, after }) => {
      const label = name.split('.').at(-1);
      return `${label ? `${label}: ` : ''}${before === null ? '' : `${before} → `}${after}`;
    })
    .join(' · ')
    .replaceAll(/\s+/g, ' ');
}

/** Nothing, an empty text and an empty list say the same to anyone who reads the log. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return ['', '[]', '{}'].includes(text) ? null : text;
}
