import { SECOND_MS } from '#terms/durations.ts';
import type { ArchiveGame } from '../archive.ts';
import { type Random, randomFrom } from '../seeded-random.ts';
import { baseballEvents, baseballParts } from './baseball-timeline.ts';
import { basketballEvents, basketballParts } from './basketball-timeline.ts';
import { gameKey } from './game-key.ts';
import type { GamePlan, Play } from './plan-game.ts';
import { finalEvent, type Parts, type PlayEvent, playEvent, withLast } from './play-event.ts';
import { soccerEvents, soccerParts } from './soccer-timeline.ts';

/** Halves, quarters or innings of the final score; the first draws of a game's stream, so that they can stand alone. */
function partsOf(game: ArchiveGame, play: Play, random: Random): Parts {
  switch (play.sport) {
    case 'soccer':
      return soccerParts(game, random);
    case 'basketball':
      return basketballParts(game, play, random);
    case 'baseball':
      return baseballParts(game, play, random);
  }
}

function eventsOfPlay(game: ArchiveGame, play: Play, random: Random): PlayEvent[] {
  const parts = partsOf(game, play, random);
  switch (play.sport) {
    case 'soccer':
      return soccerEvents(game, play, parts, random);
    case 'basketball':
      return basketballEvents(game, play, parts, random);
    case 'baseball':
      return baseballEvents(game, play, parts, random);
  }
}

const moved = (events: readonly PlayEvent[], byMs: number): PlayEvent[] =>
  events.map((event) => ({ ...event, atMs: event.atMs + byMs }));

/** A state in which nothing has been played. */
function waitingBeat(atMs: number, status: 'not_started' | 'canceled', reason: string | null): PlayEvent {
  return { ...playEvent(atMs, [], {}), status, reason, homeScore: null, awayScore: null };
}

/** Stops play at `stopMs`; it goes on after the pause, or the game is abandoned then. */
function interrupt(
  events: readonly PlayEvent[],
  stopMs: number,
  pauseMs: number,
  goesOn: boolean,
): PlayEvent[] {
  const before = events.filter((event) => event.atMs < stopMs);
  const last = before.at(-1);
  if (last === undefined) return [...events];
  const stopped: PlayEvent = { ...last, atMs: stopMs, reason: 'suspended' };
  if (!goesOn) {
    return [...before, stopped, { ...last, atMs: stopMs + pauseMs, status: 'canceled', reason: 'abandoned' }];
  }
  const resumed: PlayEvent = { ...last, atMs: stopMs + pauseMs - SECOND_MS };
  return [...before, stopped, resumed, ...moved(events.slice(before.length), pauseMs)];
}

/** The final report first gives the leader, or the home side of a drawn game, one too many; the correction follows. */
function misreport(events: readonly PlayEvent[], delayMs: number): PlayEvent[] {
  const final = events.at(-1);
  if (final === undefined) return [];
  const { homeScore, awayScore, parts } = final;
  const more = (awayScore ?? 0) > (homeScore ?? 0) ? ([0, 1] as const) : ([1, 0] as const);
  const [home, away] = parts.at(-1) ?? [0, 0];
  const wrong: PlayEvent = {
    ...final,
    homeScore: (homeScore ?? 0) + more[0],
    awayScore: (awayScore ?? 0) + more[1],
    parts: withLast(parts, [home + more[0], away + more[1]]),
  };
  return [...events.slice(0, -1), wrong, { ...final, atMs: final.atMs + delayMs }];
}

function withOddity(events: readonly PlayEvent[], plan: GamePlan): PlayEvent[] {
  const { oddity, play } = plan;
  switch (oddity.kind) {
    case 'none':
      return [...events];
    case 'delayed':
      return [waitingBeat(0, 'not_started', 'delayed'), ...moved(events, oddity.delayMs)];
    case 'corrected':
      return misreport(events, oddity.delayMs);
    case 'postponed':
      return [waitingBeat(-oddity.noticeMs, 'canceled', 'postponed')];
    case 'suspended':
    case 'abandoned': {
      const stopMs = Math.round(play.playingMs * oddity.atShare);
      return interrupt(events, stopMs, oddity.pauseMs, oddity.kind === 'suspended');
    }
  }
}

/** Events that fall on one instant are pulled a second apart, backwards, so that the end stays where the plan has it. */
function apart(events: PlayEvent[]): PlayEvent[] {
  let nextMs = Number.POSITIVE_INFINITY;
  return events
    .reverse()
    .map((event) => {
      nextMs = Math.min(event.atMs, nextMs - SECOND_MS);
      return { ...event, atMs: nextMs };
    })
    .reverse();
}

/**
 * The states of a game after its announcement, in order, conditioned on the archive's result and seeded by the game's
 * key. Times count from the scheduled start; they increase strictly and the last one is `plan.endsMs`.
 */
export function timelineOf(game: ArchiveGame, plan: GamePlan, seed: string): PlayEvent[] {
  const events = eventsOfPlay(game, plan.play, randomFrom(seed, 'timeline', gameKey(game)));
  return apart(withOddity(events, plan));
}

/** The last of `timelineOf` alone, without making the others. */
export function lastEventOf(game: ArchiveGame, plan: GamePlan, seed: string): PlayEvent | undefined {
  const { kind } = plan.oddity;
  if (kind === 'postponed' || kind === 'abandoned') return timelineOf(game, plan, seed).at(-1);
  const random = randomFrom(seed, 'timeline', gameKey(game));
  return finalEvent(plan.endsMs, game, partsOf(game, plan.play, random));
}
