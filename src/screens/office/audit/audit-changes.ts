/** A value of a row of the log as it was and as it became; null where there was none. */
export type AuditChange = {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
};

/**
 * What a row of the log tells, a line a value: first what is said by name, then each value that stood otherwise before, by its
 * path. A change of one value alone has no name.
 */
export function auditChanges(detail: Readonly<Record<string, unknown>>): readonly AuditChange[] {
  const { before, after, ...rest } = detail;
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return [
    ...Object.entries(rest).map(([name, value]) => ({ name, before: null, after: textOf(value) })),
    ...names.map((name) => ({ name, before: textOf(was[name]), after: textOf(is[name]) })),
  ].filter((change) => change.before !== change.after);
}

function valuesOf(picture: unknown): Readonly<Record<string, unknown>> {
  if (picture === undefined || picture === null) return {};
  if (typeof picture !== 'object' || Array.isArray(picture)) return { '': picture };
  return Object.fromEntries(Object.entries(picture));
}

/** Nothing, an empty text and an empty list say the same to anyone who reads the log. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return ['', '[]', '{}'].includes(text) ? null : text;
}
