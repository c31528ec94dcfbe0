type Age = { readonly days: number; readonly hours: number; readonly minutes: number };

/** The time between two instants in whole days, hours and minutes; nothing where the first lies in the future. */
export function ageOf(since: string, now: string): Age {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
