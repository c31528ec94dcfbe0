import { SECOND_MS } from '#terms/durations.ts';
import type { ArchiveGame } from '../archive.ts';
import { type Random, randomFrom } from '../seeded-random.ts';
import { baseballBeats, baseballParts } from './baseball-timeline.ts';
import { basketballBeats, basketballParts } from './basketball-timeline.ts';
import { type Beat, finalBeat, type Parts, playBeat, withLast } from './beat.ts';
import { gameKey } from './game-key.ts';
import type { GamePlan, Play } from './plan-game.ts';
import { soccerBeats, soccerParts } from './soccer-timeline.ts';

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

function beatsOfPlay(game: ArchiveGame, play: Play, random: Random): Beat[] {
  const parts = partsOf(game, play, random);
  switch (play.sport) {
    case 'soccer':
      return soccerBeats(game, play, parts, random);
    case 'basketball':
      return basketballBeats(game, play, parts, random);
    case 'baseball':
      return baseballBeats(game, play, parts, random);
  }
}

const moved = (beats: readonly Beat[], byMs: number): Beat[] =>
  beats.map((beat) => ({ ...beat, atMs: beat.atMs + byMs }));

/** A state in which nothing has been played. */
function waitingBeat(atMs: number, status: 'not_started' | 'canceled', reason: string | null): Beat {
  return { ...playBeat(atMs, [], {}), status, reason, homeScore: null, awayScore: null };
}

/** Stops play at `stopMs`; it goes on after the pause, or the game is abandoned then. */
function interrupt(beats: readonly Beat[], stopMs: number, pauseMs: number, goesOn: boolean): Beat[] {
  const before = beats.filter((beat) => beat.atMs < stopMs);
  const last = before.at(-1);
  if (last === undefined) return [...beats];
  const stopped: Beat = { ...last, atMs: stopMs, reason: 'suspended' };
  if (!goesOn) {
    return [...before, stopped, { ...last, atMs: stopMs + pauseMs, status: 'canceled', reason: 'abandoned' }];
  }
  const resumed: Beat = { ...last, atMs: stopMs + pauseMs - SECOND_MS };
  return [...before, stopped, resumed, ...moved(beats.slice(before.length), pauseMs)];
}

/** The final report first gives the leader, or the home side of a drawn game, one too many; the correction follows. */
function misreport(beats: readonly Beat[], delayMs: number): Beat[] {
  const final = beats.at(-1);
  if (final === undefined) return [];
  const { homeScore, awayScore, parts } = final;
  const more = (awayScore ?? 0) > (homeScore ?? 0) ? ([0, 1] as const) : ([1, 0] as const);
  const [home, away] = parts.at(-1) ?? [0, 0];
  const wrong: Beat = {
    ...final,
    homeScore: (homeScore ?? 0) + more[0],
    awayScore: (awayScore ?? 0) + more[1],
    parts: withLast(parts, [home + more[0], away + more[1]]),
  };
  return [...beats.slice(0, -1), wrong, { ...final, atMs: final.atMs + delayMs }];
}

function withOddity(beats: readonly Beat[], plan: GamePlan): Beat[] {
  const { oddity, play } = plan;
  switch (oddity.kind) {
    case 'none':
      return [...beats];
    case 'delayed':
      return [waitingBeat(0, 'not_started', 'delayed'), ...moved(beats, oddity.delayMs)];
    case 'corrected':
      return misreport(beats, oddity.delayMs);
    case 'postponed':
      return [waitingBeat(-oddity.noticeMs, 'canceled', 'postponed')];
    case 'suspended':
    case 'abandoned': {
      const stopMs = Math.round(play.playingMs * oddity.atShare);
      return interrupt(beats, stopMs, oddity.pauseMs, oddity.kind === 'suspended');
    }
  }
}

/** Beats that fall on one instant are pulled a second apart, backwards, so that the end stays where the plan has it. */
function apart(beats: Beat[]): Beat[] {
  let nextMs = Number.POSITIVE_INFINITY;
  return beats
    .reverse()
    .map((beat) => {
      nextMs = Math.min(beat.atMs, nextMs - SECOND_MS);
      return { ...beat, atMs: nextMs };
    })
    .reverse();
}

/**
 * The states of a game after its announcement, in order, conditioned on the archive's result and seeded by the game's
 * key. Times count from the scheduled start; they increase strictly and the last one is `plan.endsMs`.
 */
export function timelineOf(game: ArchiveGame, plan: GamePlan, seed: string): Beat[] {
  const beats = beatsOfPlay(game, plan.play, randomFrom(seed, 'timeline', gameKey(game)));
  return apart(withOddity(beats, plan));
}

/** The last of `timelineOf` alone, without making the others. */
export function lastBeatOf(game: ArchiveGame, plan: GamePlan, seed: string): Beat | undefined {
  const { kind } = plan.oddity;
  if (kind === 'postponed' || kind === 'abandoned') return timelineOf(game, plan, seed).at(-1);
  const random = randomFrom(seed, 'timeline', gameKey(game));
  return finalBeat(plan.endsMs, game, partsOf(game, plan.play, random));
}
