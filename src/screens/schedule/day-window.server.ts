import { readWindow, type Window } from '#domain/sport/read-window.ts';
import { addDays } from './strip-dates.ts';

/**
 * The first and the last second of a date in a zone. The last one is found from the next day's first: on the night in
 * which clocks go back over midnight, 23:59:59 shows twice, and the day ends with the second of them.
 */
export function dayWindow(date: string, zone: string, now: Date): Window {
  const startOf = (day: string) => readWindow({ startTime: `${day} 00:00:00`, zone, now }).from;
  return { from: startOf(date), until: new Date(startOf(addDays(date, 1)).getTime() - 1000) };
}
