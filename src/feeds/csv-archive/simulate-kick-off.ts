import { findLeague } from '#feeds/names/leagues.ts';
import { findTeamZone } from '#feeds/names/team-zones.ts';
import { hash32 } from '#feeds/seeded-random.ts';
import { weekdayOf } from '#feeds/time/calendar-date.ts';

/** Local times with how often each is used, e.g. "15:00*5 17:30"; no star means once. */
type Slots = string;
type Week = {
  readonly friday: Slots;
  readonly saturday: Slots;
  readonly sunday: Slots;
  readonly monday: Slots;
  readonly midweek: Slots;
};

const EVENINGS_NBA = '19:00*6 19:30*3 20:00*2';
const EVENINGS_MLB = '19:05*5 19:10*5 18:40*2 13:05';

/** Customary kick-off times on the clocks of the ground, by league and weekday. */
const WEEKS: Readonly<Record<string, Week>> = {
  EPL: {
    friday: '20:00',
    saturday: '12:30 15:00*6 17:30',
    sunday: '13:30 14:00*2 16:00*3',
    monday: '20:00',
    midweek: '19:45*4 20:00*2',
  },
  LIGUE1: {
    friday: '20:45',
    saturday: '17:00 20:00*6',
    sunday: '14:00 17:00*2 21:00',
    monday: '20:45',
    midweek: '19:00*5 21:00*2',
  },
  LALIGA: {
    friday: '21:00',
    saturday: '16:00 18:15 20:30 22:00',
    sunday: '12:00 16:00 18:15*2 20:30',
    monday: '20:45',
    midweek: '20:00*2 21:00 22:00',
  },
  BUNDESLIGA: {
    friday: '20:30',
    saturday: '15:30*5 18:30',
    sunday: '15:30 17:30',
    monday: '20:30',
    midweek: '18:30 20:30*2',
  },
  SERIEA: {
    friday: '20:45',
    saturday: '15:00 18:00*2 20:45*2',
    sunday: '12:30 15:00*6 18:00 20:45',
    monday: '20:45',
    midweek: '18:30 20:45*5',
  },
  // Early times only: the sources date these games in the United Kingdom, where an American evening is tomorrow.
  MLS: {
    friday: '15:00',
    saturday: '13:00 14:30 15:00',
    sunday: '13:00 14:30 15:00',
    monday: '15:00',
    midweek: '15:00',
  },
  NBA: {
    friday: EVENINGS_NBA,
    saturday: '17:00 19:00*4 19:30*2 20:00*2',
    sunday: '13:00 15:30*2 18:00*3 19:00*3',
    monday: EVENINGS_NBA,
    midweek: EVENINGS_NBA,
  },
  MLB: {
    friday: '19:05*5 19:10*5 18:40',
    saturday: '13:05*3 16:05*3 18:10 19:05*4',
    sunday: '13:05*5 13:10*5 14:10 16:05*2',
    monday: EVENINGS_MLB,
    midweek: EVENINGS_MLB,
  },
};

const DOUBLE_HEADER = { first: '13:05', later: '19:40' } as const;

const parsedSlots = new Map<Slots, readonly string[]>();

function timesOf(slots: Slots): readonly string[] {
  const known = parsedSlots.get(slots);
  if (known !== undefined) return known;
  const times = slots.split(' ').flatMap((slot) => {
    const [time = '', weight = '1'] = slot.split('*');
    return Array.from({ length: Number(weight) }, () => time);
  });
  parsedSlots.set(slots, times);
  return times;
}

function slotsOn(week: Week, weekday: number): Slots {
  if (weekday === 0) return week.sunday;
  if (weekday === 1) return week.monday;
  if (weekday === 5) return week.friday;
  return weekday === 6 ? week.saturday : week.midweek;
}

type UntimedGame = {
  readonly leagueId: string;
  readonly date: string;
  readonly home: string;
  readonly away: string;
  readonly gameNo: number;
};

/**
 * A plausible local kick-off for a game whose source has a date alone: a customary time of its league and weekday,
 * chosen by a hash of the game's own key, so that it is the same in every reading whatever else is read with it.
 * Games of a double-header stand apart, which `doubleHeader` says.
 */
export function simulateKickOff(
  game: UntimedGame,
  doubleHeader: boolean,
): { readonly time: string; readonly zone: string } {
  const zone = findTeamZone(game.leagueId, game.home) ?? findLeague(game.leagueId)?.zone ?? 'UTC';
  if (doubleHeader) return { time: game.gameNo === 1 ? DOUBLE_HEADER.first : DOUBLE_HEADER.later, zone };
  const week = WEEKS[game.leagueId];
  if (week === undefined) return { time: '19:00', zone };
  const times = timesOf(slotsOn(week, weekdayOf(game.date)));
  const seed = hash32(`${game.leagueId}|${game.date}|${game.home}|${game.away}|${game.gameNo}`);
  return { time: times[seed % times.length] ?? '19:00', zone };
}
