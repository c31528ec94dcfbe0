import type { FeatureColumn } from './registry.ts';
import { put, type Writer } from './registry.ts';

/** Earlier games of the same two teams; margins are kept from the point of view of the first name in the alphabet. */
type Meetings = { margins: number[]; totals: number[]; firstHome: boolean[]; at: number[] };
export type MeetingTracker = { pairs: Map<string, Meetings> };

const MAX_MEETINGS = 10;
const YEAR_MS = 365.25 * 86_400_000;

export function createMeetingTracker(): MeetingTracker {
  return { pairs: new Map() };
}

export const MEETING_COLUMNS: readonly FeatureColumn[] = (
  [
    ['count', 'earlier meetings, at most 10'],
    ['margin1', 'home side’s margin in the last meeting'],
    ['margin3', 'home side’s mean margin in the last three meetings, shrunk by two'],
    ['margin10', 'home side’s mean margin in the last ten meetings, shrunk by two'],
    ['same_venue', 'home side’s mean margin when it was at home in the last ten, shrunk by two'],
    ['wins', 'home side’s share of wins in the last ten, shrunk by two'],
    ['total3', 'mean total in the last three meetings'],
    ['total10', 'mean total in the last ten meetings'],
    ['years', 'years since the last meeting, at most 5'],
    ['swing', 'last meeting’s margin against the mean of the ten'],
  ] as const
).map(([name, meaning]) => ({ name: `meeting.${name}`, group: 'head_to_head', tier: 'A', meaning }));

export function updateMeetings(
  tracker: MeetingTracker,
  game: {
    readonly home: string;
    readonly away: string;
    readonly homeScore: number;
    readonly awayScore: number;
    readonly startAt: number;
  },
): void {
  const key = keyOf(game.home, game.away);
  let meetings = tracker.pairs.get(key);
  if (!meetings) {
    meetings = { margins: [], totals: [], firstHome: [], at: [] };
    tracker.pairs.set(key, meetings);
  }
  const firstHome = game.home < game.away;
  const margin = game.homeScore - game.awayScore;
  meetings.margins.push(firstHome ? margin : -margin);
  meetings.totals.push(game.homeScore + game.awayScore);
  meetings.firstHome.push(firstHome);
  meetings.at.push(game.startAt);
  if (meetings.margins.length > MAX_MEETINGS) {
    for (const list of [meetings.margins, meetings.totals, meetings.firstHome, meetings.at]) list.shift();
  }
}

export function writeMeetings(
  tracker: MeetingTracker,
  game: { readonly home: string; readonly away: string; readonly startAt: number },
  writer: Writer,
): void {
  const meetings = tracker.pairs.get(keyOf(game.home, game.away));
  if (!meetings) {
    put(writer, 0);
    for (let i = 1; i < MEETING_COLUMNS.length; i++) put(writer, Number.NaN);
    return;
  }
  const homeFirst = game.home < game.away;
  const sign = homeFirst ? 1 : -1;
  const { margins, totals, firstHome, at } = meetings;
  const sameVenue = margins.filter((_, i) => firstHome[i] === homeFirst);
  const last = sign * (margins.at(-1) ?? 0);
  const all = sign * shrunkMean(margins);
  put(writer, margins.length);
  put(writer, last);
  put(writer, sign * shrunkMean(margins.slice(-3)));
  put(writer, all);
  put(writer, sign * shrunkMean(sameVenue));
  put(writer, (margins.filter((margin) => sign * margin > 0).length + 1) / (margins.length + 2));
  put(writer, mean(totals.slice(-3)));
  put(writer, mean(totals));
  put(writer, Math.min(5, (game.startAt - (at.at(-1) ?? 0)) / YEAR_MS));
  put(writer, last - all);
}

function keyOf(home: string, away: string): string {
  return home < away ? `${home}|${away}` : `${away}|${home}`;
}

function mean(values: readonly number[]): number {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : Number.NaN;
}

function shrunkMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length + 2);
}
