/** A value of a row of the log as it was and as it became; null where there was none. */
export type AuditChange = {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** Writes a value for those who read it, by its path; null for one that says nothing. */
type WriteValue = (value: unknown, name: string) => string | null;

/**
 * What a row of the log says, a line a value: first what is said by name, then each value that stood otherwise before, by its
 * path. A change of one value alone has no name. Ids and fingerprints, which only say something to programs, are left out.
 */
export function auditChanges(
  detail: Readonly<Record<string, unknown>>,
  write: WriteValue,
): readonly AuditChange[] {
  const { before, after, ...rest } = detail;
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const writeFor = (value: unknown, name: string) => (isForPrograms(value) ? null : write(value, name));
  return [
    ...Object.entries(rest)
      .flatMap(([name, value]) => pathsOf(name, value))
      .map(([name, value]) => ({ name, before: null, after: writeFor(value, name) })),
    ...names.map((name) => ({
      name,
      before: writeFor(was[name], name),
      after: writeFor(is[name], name),
    })),
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

function isForPrograms(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isForPrograms);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isForPrograms);
  return typeof value === 'string' && (ID.test(value) || /^[\da-f]{12,}$/.test(value));
}

/** As much as two or three lines of a phone hold; an article fills a screen. */
const SUMMARY_LENGTH = 160;

/** The same in one line for a list, cut where it would be long. `said` puts a label before a value, by its path. */
export function auditSummary(
  changes: readonly AuditChange[],
  said: (name: string, value: string) => string,
): string {
  const line = changes
    .filter(({ after }) => after !== null)
    .map(({ name, before, after }) => {
      const value = `${before === null ? '' : `${before} → `}${after}`;
      return name === '' ? value : said(name, value);
    })
    .join(' · ')
    .replaceAll(/\s+/g, ' ');
  return line.length > SUMMARY_LENGTH ? `${line.slice(0, SUMMARY_LENGTH).trimEnd()}…` : line;
}
