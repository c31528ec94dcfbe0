/**
 * The instant of a wall-clock time in a zone (`2026-12-01T09:30`, as a browser's field for times writes it), ISO-8601 in UTC; null
 * for what is no time. An hour that a zone skips counts as the one after it.
 */
export function readZonedTime(typed: FormDataEntryValue | null, zone: string): string | null {
  const text = String(typed ?? '').trim();
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return null;
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return null;
  const guess = asUtc - offsetMs(asUtc, zone);
  return new Date(asUtc - offsetMs(guess, zone)).toISOString();
}

/** The same the other way round, for the field's value: minutes are enough. */
export function writeZonedTime(instant: string | null, zone: string): string {
  if (instant === null) return '';
  const at = Date.parse(instant);
  return new Date(at + offsetMs(at, zone)).toISOString().slice(0, 16);
}

/** How far a zone is ahead of UTC at an instant. */
function offsetMs(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(at / 1000) * 1000;
}
