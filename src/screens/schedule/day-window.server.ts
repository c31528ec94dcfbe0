import { readWindow, type Window } from '#domain/forecasting/sport/read-window.ts';

/** The first and the last second of a date in a zone. */
export function dayWindow(date: string, zone: string, now: Date): Window {
  return readWindow({ startTime: date, endTime: date, zone, now });
}
