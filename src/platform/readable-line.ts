const LEVELS: Readonly<Record<number, string>> = { 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' };
/** Facts that every line bears and no person at a screen needs. */
const UNSAID = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'err', 'requestId']);
const MAX_LENGTH = 160;

/** A line of JSON as a person reads it: time, process, what happened. A line that is no such object stays as it is. */
export function readableLine(line: string): string {
  const fields = parse(line);
  if (fields === null) return line;
  const time = String(fields.time ?? '').slice(11, 19);
  const more = Object.entries(fields)
    .filter(([name, value]) => !UNSAID.has(name) && value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const level = LEVELS[Number(fields.level)] ?? '';
  const said = [`${time} ${fields.name}  ${level}${fields.msg ?? ''}`, reasonOf(fields.err), ...more];
  const whole = said.filter(Boolean).join(' ');
  return `${whole.length > MAX_LENGTH ? `${whole.slice(0, MAX_LENGTH - 1)}…` : whole}\n`;
}

function parse(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The deepest cause says what really happened. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const deeper = 'cause' in error ? reasonOf(error.cause) : '';
  return deeper !== '' ? deeper : 'message' in error ? `(${String(error.message)})` : '';
}
