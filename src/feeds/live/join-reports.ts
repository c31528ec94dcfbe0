import { DAY_MS } from '#terms/durations.ts';
import { FINAL_STATUSES, type FinalStatus, type GameStatus } from '#terms/games.ts';
import { PROVIDERS } from '#terms/providers.ts';
import type { ReportedState } from '../feed.ts';
import type { KnownReport, KnownState } from './learned.ts';

/** A game that is moved by more than this was called off first, and a provider that drops such games has not reported it yet. */
const MOVED_MS = DAY_MS;

/**
 * When a game begins by what all providers say of it: the word of the first, unless another says that it was moved away by more than a
 * day while the first has seen nothing of it. The order in which their answers came plays no part.
 */
export function joinStart(reports: readonly KnownReport[]): Date | null {
  const [first, ...others] = inOrder(reports);
  if (first === undefined) return null;
  if (first.state !== null && first.state.status !== 'not_started') return first.startAt;
  const moved = others.find(({ startAt }) => startAt.getTime() - first.startAt.getTime() > MOVED_MS);
  return moved?.startAt ?? first.startAt;
}

/**
 * How a game stands by what all providers say of it; null where that is known already. An end counts before any state of play, and the
 * higher score before the lower, so that a slower provider takes no goal back. Where the providers report two results, what stands stays until
 * they agree or a person decides.
 */
export function joinState(
  reports: readonly KnownReport[],
  standing: KnownState | null,
): ReportedState | null {
  const states = inOrder(reports).flatMap(({ state }) => (state === null ? [] : [state]));
  const wanted = choose(states);
  return wanted === null || isKnown(wanted, standing) ? null : wanted;
}

/** Whether two providers report two results of one game, or one calls it off that another sees played. */
export function isDisputed(reports: readonly KnownReport[]): boolean {
  const states = reports.flatMap(({ state }) => (state === null ? [] : [state]));
  const ends = states.filter(isEnd);
  const [first] = ends;
  if (first === undefined) return false;
  const isOff = ends.some(({ status }) => status === 'canceled');
  return ends.some((end) => !isSameScore(end, first)) || (isOff && states.some(isRunning));
}

function choose(states: readonly ReportedState[]): ReportedState | null {
  const running = states.filter(isRunning);
  const ends = states.filter(isEnd);
  const [firstEnd] = ends;
  if (firstEnd !== undefined) {
    const isOff = ends.some(({ status }) => status === 'canceled');
    const isAgreed = ends.every((end) => isSameScore(end, firstEnd));
    if (isAgreed && !(isOff && running.length > 0)) return richest(ends);
    // Two ends: neither is taken over the other. A game that one has called off and another sees played goes on being shown in play.
    return ends.every(({ status }) => status === 'canceled') ? farthest(running) : null;
  }
  if (running.length > 0) return farthest(running);
  return states.find(({ reason }) => reason !== null) ?? states[0] ?? null;
}

/** The state of play that is farthest on; of equal ones the one that says more. */
function farthest(states: readonly ReportedState[]): ReportedState | null {
  const goals = ({ homeScore, awayScore }: ReportedState) =>
    homeScore === null || awayScore === null ? -1 : homeScore + awayScore;
  const [best] = states.toSorted((a, b) => goals(b) - goals(a) || detail(b) - detail(a));
  return best ?? null;
}

function richest(states: readonly ReportedState[]): ReportedState | null {
  return states.toSorted((a, b) => detail(b) - detail(a))[0] ?? null;
}

function detail({ parts, reason }: ReportedState): number {
  return parts.length * 2 + (reason === null ? 0 : 1);
}

/** Whether the site shows this already. What stands may say more than the providers do, such as an archive's halves. */
function isKnown(wanted: ReportedState, standing: KnownState | null): boolean {
  if (wanted.status === 'not_started') {
    // A game that was called off can get a new day; one that was seen in play does not go back.
    if (standing?.status === 'canceled') return false;
    const isWaiting = standing === null || standing.status === 'not_started';
    return !isWaiting || wanted.reason === (standing?.reason ?? null);
  }
  if (standing === null || !isSameScore(wanted, standing)) return isEnd(standing) && isRunning(wanted);
  if (wanted.status === 'in_progress')
    return wanted.reason === standing.reason && sameParts(wanted, standing);
  return detail(wanted) <= detail(standing);
}

function isSameScore(one: ReportedState, other: ReportedState): boolean {
  return (
    one.status === other.status && one.homeScore === other.homeScore && one.awayScore === other.awayScore
  );
}

function sameParts(one: ReportedState, other: ReportedState): boolean {
  return JSON.stringify(one.parts) === JSON.stringify(other.parts);
}

function isEnd(state: { readonly status: GameStatus } | null): boolean {
  return state !== null && FINAL_STATUSES.some((status: FinalStatus) => status === state.status);
}

function isRunning({ status }: ReportedState): boolean {
  return status === 'in_progress';
}

function inOrder(reports: readonly KnownReport[]): readonly KnownReport[] {
  return reports.toSorted((a, b) => PROVIDERS.indexOf(a.provider) - PROVIDERS.indexOf(b.provider));
}
