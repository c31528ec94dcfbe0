import { MINUTE_MS } from '#terms/durations.ts';
import type { Random } from '../../seeded-random.ts';

/** Minutes after midnight of the special slots (one game each), and of the one in which all others are played. */
type Slots = { readonly special: readonly number[]; readonly main: number };

const at = (hour: number, minute = 0): number => hour * 60 + minute;

/** By weekday, Sunday first; a league's usual television slots of the 2010s. */
const SLOTS: Readonly<
  Record<string, readonly [sunday: Slots, weekday: Slots, friday: Slots, saturday: Slots]>
> = {
  EPL: [
    { special: [at(16), at(13, 30)], main: at(15) },
    { special: [at(20)], main: at(19, 45) },
    { special: [at(20)], main: at(19, 45) },
    { special: [at(12, 30), at(17, 30)], main: at(15) },
  ],
  LALIGA: [
    { special: [at(20, 45), at(12), at(18, 30)], main: at(16, 15) },
    { special: [at(22), at(19, 30)], main: at(21) },
    { special: [at(20, 45)], main: at(20, 45) },
    { special: [at(20, 45), at(13), at(22, 5)], main: at(16, 15) },
  ],
  BUNDESLIGA: [
    { special: [at(17, 30)], main: at(15, 30) },
    { special: [at(18, 30)], main: at(20) },
    { special: [at(20, 30)], main: at(20, 30) },
    { special: [at(18, 30)], main: at(15, 30) },
  ],
  SERIEA: [
    { special: [at(20, 45), at(12, 30), at(18)], main: at(15) },
    { special: [at(18, 30)], main: at(20, 45) },
    { special: [at(20, 45)], main: at(20, 45) },
    { special: [at(20, 45), at(18)], main: at(15) },
  ],
  LIGUE1: [
    { special: [at(21), at(14)], main: at(17) },
    { special: [at(18, 45), at(21)], main: at(19) },
    { special: [at(20, 30)], main: at(20, 30) },
    { special: [at(17)], main: at(20) },
  ],
  MLS: [
    { special: [at(17), at(15)], main: at(19) },
    { special: [at(20)], main: at(19, 30) },
    { special: [at(20)], main: at(19, 30) },
    { special: [at(15, 30), at(17)], main: at(19, 30) },
  ],
};

/**
 * Kick-off times for the games of one league on one day, in no particular order of games. A made-up calendar is dealt out
 * a day at a time, so that television's slots are taken once; an archive's game gets its time alone, from its own key.
 *
 * @param day midnight of the day, written as UTC
 * @returns `count` wall times, written as UTC
 */
export function kickOffTimes(leagueId: string, day: number, count: number, random: Random): number[] {
  const [sunday, weekday, friday, saturday] = SLOTS[leagueId] ?? SLOTS.EPL ?? [];
  const slots = [sunday, weekday, weekday, weekday, weekday, friday, saturday][new Date(day).getUTCDay()];
  if (slots === undefined) throw new Error(`No kick-off times for ${leagueId}`);
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    // A game that is alone on its day takes the first special slot; on a full day the specials are taken once.
    times.push(day + (slots.special[index] ?? slots.main) * MINUTE_MS);
  }
  return random.shuffle(times);
}
