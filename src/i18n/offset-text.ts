/** A distance from universal time as people write it, from the minutes that a clock is ahead of it: `UTC+8`, `UTC-5`, `UTC+5:30`. */
export function offsetText(minutes: number): string {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
