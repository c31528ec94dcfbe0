import { formatDate, formatTime } from '#i18n/format.ts';
import { HOUR_MS } from '#terms/durations.ts';

/** More labels run into each other on a phone. */
const MAX_TICKS = 5;
const STEPS_H = [1, 2, 3, 4, 6, 8, 12, 24] as const;
/** Some zones lie half an hour beside the others. */
const GRID_MS = HOUR_MS / 2;

type Tick = { readonly at: number; readonly label: string };

/** The full hours between two instants as the clocks of a zone show them; where a day begins its date stands in their place. */
export function dayTicks(from: number, until: number, zone: string): readonly Tick[] {
  const hours = (until - from) / HOUR_MS;
  const step = STEPS_H.find((one) => hours / one <= MAX_TICKS) ?? Math.ceil(hours / MAX_TICKS / 24) * 24;
  const ticks: Tick[] = [];
  let midnights = 0;
  for (let at = Math.ceil(from / GRID_MS) * GRID_MS; at <= until; at += GRID_MS) {
    const time = formatTime(at, zone);
    const [hour = '', minute] = time.split(':');
    const isMidnight = time === '00:00';
    if (minute !== '00' || Number(hour) % Math.min(step, 24) !== 0) continue;
    if (isMidnight) midnights += 1;
    if (step > 24 && (midnights - 1) % (step / 24) !== 0) continue;
    ticks.push({ at, label: isMidnight ? formatDate(at, zone).slice(5) : time });
  }
  return ticks;
}
