import { formatTime } from '#i18n/format.ts';
import type { MessageKey } from '#i18n/message-files.ts';
import type { Translate } from '#i18n/t.ts';
import type { ShownGame } from './shown-game.ts';

export type ClockText = {
  /** `live` runs, `waiting` shows a start time, `done` and `off` are over. */
  readonly kind: 'live' | 'waiting' | 'done' | 'off';
  /** The first line: `67'`, `Q3 04:12`, `▲5`, `21:00`, `Completed`. */
  readonly main: string;
  /** The second line, which says it in words or adds the reason. */
  readonly note: string | null;
};

type T = Translate<'sport'>;

const REASONS = [
  'delayed',
  'tbd',
  'half_time',
  'suspended',
  'aet',
  'pen',
  'awarded',
  'postponed',
  'abandoned',
  'walkover',
  'seven_innings',
] as const;

/** What stands at the head of a game's row (docs/product/schedule.md): its start, its running clock by the rules of its sport, or its end. */
export function clockText(game: ShownGame, zone: string, t: T): ClockText {
  const start = formatTime(game.start_at, zone);
  const reason = reasonText(game.reason, t);
  switch (game.status) {
    case 'not_started':
      return { kind: 'waiting', main: game.reason === 'tbd' ? '–' : start, note: reason };
    case 'in_progress':
      return { kind: 'live', ...runningClock(game, reason, t) };
    case 'completed':
      return { kind: 'done', main: t('sport.status.completed'), note: reason ?? start };
    case 'canceled':
      return { kind: 'off', main: reason ?? t('sport.status.match_canceled'), note: start };
  }
}

function reasonText(reason: string | null, t: T): string | null {
  const known = REASONS.find((code) => code === reason);
  return known === undefined ? null : t(`sport.reasons.${known}`);
}

type Lines = Pick<ClockText, 'main' | 'note'>;

/** A pause takes the clock's place, and a stop keeps the clock below it. */
function runningClock(game: ShownGame, reason: string | null, t: T): Lines {
  const clock = sportClock(game, t);
  if (reason === null) return clock;
  // A game that is scheduled to be short runs on like any other.
  if (game.reason === 'seven_innings') return { main: clock.main, note: clock.note ?? reason };
  return { main: reason, note: game.reason === 'half_time' ? null : clock.main };
}

function sportClock(game: ShownGame, t: T): Lines {
  switch (game.sport) {
    case 'soccer':
      return soccerClock(game, t);
    case 'basketball':
      return basketballClock(game, t);
    case 'baseball':
      return baseballClock(game, t);
  }
}

const HALVES: Readonly<Record<number, MessageKey<'sport'>>> = {
  1: 'sport.clock.first_half',
  2: 'sport.clock.second_half',
  3: 'sport.clock.extra_time',
};

function soccerClock({ elapsed, stoppage, half }: ShownGame, t: T): Lines {
  const key = half === null ? undefined : HALVES[half];
  const note = key === undefined ? null : t(key);
  if (elapsed === null) return { main: note ?? t('sport.status.in_progress'), note: null };
  return { main: stoppage === null ? `${elapsed}'` : `${elapsed}+${stoppage}'`, note };
}

/** Four quarters, then overtimes. The time left is shown where the feed gives it; at the buzzer there is none. */
function basketballClock({ period, remaining }: ShownGame, t: T): Lines {
  if (period === null) return { main: t('sport.status.in_progress'), note: null };
  const isOvertime = period > 4;
  const number = isOvertime ? period - 4 : period;
  const left = remaining === null || /^0*:00$/.test(remaining) ? '' : ` ${remaining}`;
  return {
    main: `${isOvertime ? 'OT' : 'Q'}${number}${left}`,
    note: t(isOvertime ? 'sport.clock.overtime' : 'sport.clock.quarter', { number }),
  };
}

function baseballClock({ inning, inning_half }: ShownGame, t: T): Lines {
  if (inning === null) return { main: t('sport.status.in_progress'), note: null };
  const isBottom = inning_half === 'bottom';
  return {
    main: `${isBottom ? '▼' : '▲'}${inning}`,
    note: t(isBottom ? 'sport.clock.inning_bottom' : 'sport.clock.inning_top', { number: inning }),
  };
}
