import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#terms/durations.ts';
import { PROVIDERS, type ProviderName } from '#terms/providers.ts';
import type { FeedGame, ReportedState } from '../feed.ts';
import { joinGame } from './join-game.ts';
import { isDisputed, joinStart } from './join-reports.ts';
import type { Known, KnownReport, KnownState } from './learned.ts';

const START = new Date('2026-11-21T15:00:00Z');
const GAME: FeedGame = {
  key: 'game',
  leagueId: 'EPL',
  season: '2026-27',
  homeKey: 'EPL/Arsenal',
  awayKey: 'EPL/Everton',
  startAt: START,
  startSimulated: false,
  gameDay: '2026-11-21',
  gameNo: 1,
  neutral: false,
  playoff: false,
  homeStarter: null,
  awayStarter: null,
  origin: 'real',
  knownAt: START,
};

type Word = { readonly provider: ProviderName; readonly state: ReportedState; readonly startAt?: Date };

const state = (
  status: ReportedState['status'],
  home: number | null,
  away: number | null,
  reason: string | null = null,
) => ({ status, reason, homeScore: home, awayScore: away, parts: [] }) satisfies ReportedState;

/** The states that a site shows one after the other when these words come in this order. */
function report(words: readonly Word[]) {
  let standing: KnownState | null = null;
  let reports: readonly KnownReport[] = [];
  let startAt = START;
  const shown: KnownState[] = [];
  for (const { provider, state: said, startAt: reported = START } of words) {
    const known: Known = {
      quotes: new Map(),
      states: new Map(standing === null ? [] : [['game', standing]]),
      meetings: [],
      reports: new Map([['game', reports]]),
    };
    const joined = joinGame(
      { game: { ...GAME, startAt: reported }, key: provider, said },
      { provider, league: { zone: 'Europe/London' }, known },
    );
    const before = reports.find((one) => one.provider === provider)?.state ?? null;
    const own = { ...joined.report, state: joined.report.state ?? before };
    reports = [...reports.filter((one) => one.provider !== provider), own];
    startAt = joined.game.startAt;
    for (const next of joined.states) {
      standing = next;
      shown.push({ ...next, parts: next.parts });
    }
  }
  return { standing: standing as KnownState | null, reports, shown, startAt };
}

/** The two lists in one order of many; each stays in its own. */
function weave<T>(one: readonly T[], other: readonly T[], turns: readonly boolean[]): T[] {
  const [left, right] = [[...one], [...other]];
  const woven: T[] = [];
  for (const isLeft of turns) {
    const next = (isLeft ? left : right).shift();
    if (next !== undefined) woven.push(next);
  }
  return [...woven, ...left, ...right];
}

const goalsArb = fc.array(fc.boolean(), { maxLength: 7 });
const turnsArb = fc.array(fc.boolean(), { minLength: 30, maxLength: 30 });
/** Which steps of a game a provider reports: one is slow, another leaves some out. The end is always reported. */
const reportArb = fc.array(fc.boolean(), { minLength: 10, maxLength: 10 });

function play(goals: readonly boolean[]): ReportedState[] {
  const scores: [number, number][] = [[0, 0]];
  for (const isHome of goals) {
    const [home, away] = scores.at(-1) ?? [0, 0];
    scores.push(isHome ? [home + 1, away] : [home, away + 1]);
  }
  const [home, away] = scores.at(-1) ?? [0, 0];
  return [
    state('not_started', null, null),
    ...scores.map(([one, other]) => state('in_progress', one, other)),
    state('completed', home, away),
  ];
}

const wordsOf = (
  provider: ProviderName,
  steps: readonly ReportedState[],
  reported: readonly boolean[],
): Word[] =>
  steps
    .filter((_, index) => index === steps.length - 1 || (reported[index] ?? true))
    .map((one) => ({ provider, state: one }));

describe('two providers of one game', () => {
  it('end in the same state whatever the order of their words, and take no goal back on the way', () => {
    fc.assert(
      fc.property(
        goalsArb,
        reportArb,
        reportArb,
        turnsArb,
        turnsArb,
        (goals, one, other, turns, otherTurns) => {
          const steps = play(goals);
          const [first, second] = PROVIDERS;
          const left = wordsOf(first, steps, one);
          const right = wordsOf(second, steps, other);
          const woven = report(weave(left, right, turns));
          expect(woven.standing).toMatchObject(steps.at(-1) ?? {});
          expect(woven.standing).toEqual(report(weave(left, right, otherTurns)).standing);
          expect(isDisputed(woven.reports)).toBe(false);
          const sums = woven.shown.map(({ homeScore, awayScore }) => (homeScore ?? 0) + (awayScore ?? 0));
          expect(sums).toEqual(sums.toSorted((a, b) => a - b));
          const ended = woven.shown.findIndex(({ status }) => status === 'completed');
          expect(ended).toBe(woven.shown.length - 1);
        },
      ),
    );
  });

  it('that report two results leave the first that was reported in its place, and are seen to differ', () => {
    fc.assert(
      fc.property(goalsArb, goalsArb, turnsArb, (goals, others, turns) => {
        const steps = play(goals);
        const otherSteps = play(others);
        const isSame =
          goals.length === others.length && steps.at(-1)?.homeScore === otherSteps.at(-1)?.homeScore;
        fc.pre(!isSame);
        const [first, second] = PROVIDERS;
        const { reports, shown } = report(
          weave(wordsOf(first, steps, []), wordsOf(second, otherSteps, []), turns),
        );
        expect(isDisputed(reports)).toBe(true);
        expect(shown.filter(({ status }) => status === 'completed')).toHaveLength(1);
      }),
    );
  });

  it('move a result together: while they differ it stands, and once they agree it is the one they report', () => {
    const words: Word[] = [
      { provider: 'the-odds-api', state: state('completed', 2, 1) },
      { provider: 'football-data', state: state('completed', 2, 1) },
      { provider: 'football-data', state: state('completed', 2, 2) },
    ];
    expect(report(words).standing).toMatchObject({ homeScore: 2, awayScore: 1 });
    const agreed = report([...words, { provider: 'the-odds-api', state: state('completed', 2, 2) }]);
    expect(agreed.standing).toMatchObject({ homeScore: 2, awayScore: 2 });
    expect(isDisputed(agreed.reports)).toBe(false);
  });

  it('leave a game in play that one of them calls off, until they agree', () => {
    const off: Word = { provider: 'football-data', state: state('canceled', null, null, 'postponed') };
    const on: Word = { provider: 'the-odds-api', state: state('in_progress', 0, 0) };
    expect(report([off]).standing).toMatchObject({ status: 'canceled' });
    const seen = report([on, off]);
    expect(seen.standing).toMatchObject({ status: 'in_progress' });
    expect(isDisputed(seen.reports)).toBe(true);
    const ended: Word[] = PROVIDERS.map((provider) => ({ provider, state: state('completed', 1, 0) }));
    expect(report([on, off, ...ended]).standing).toMatchObject({ status: 'completed', homeScore: 1 });
    expect(report([off, on, ...ended]).standing).toMatchObject({ status: 'completed', homeScore: 1 });
  });

  it('give a game that was called off a new day', () => {
    const again: Word[] = [
      { provider: 'football-data', state: state('canceled', null, null, 'postponed') },
      { provider: 'football-data', state: state('not_started', null, null) },
    ];
    expect(report(again).shown.map(({ status }) => status)).toEqual(['canceled', 'not_started']);
  });

  it('agree on a start in any order: the first one’s, unless the other moved the game away', () => {
    const at = (provider: ProviderName, hours: number, said: ReportedState | null = null): KnownReport => ({
      provider,
      key: provider,
      startAt: new Date(START.getTime() + hours * HOUR_MS),
      state: said,
    });
    const startOf = (...reports: KnownReport[]) => {
      expect(joinStart(reports)).toEqual(joinStart(reports.toReversed()));
      return ((joinStart(reports)?.getTime() ?? 0) - START.getTime()) / HOUR_MS;
    };
    expect(startOf(at('football-data', 3))).toBe(3);
    expect(startOf(at('the-odds-api', 0), at('football-data', 2))).toBe(0);
    expect(startOf(at('the-odds-api', 0), at('football-data', 72))).toBe(72);
    expect(startOf(at('the-odds-api', 72), at('football-data', 0))).toBe(72);
    expect(startOf(at('the-odds-api', 0, state('in_progress', 0, 0)), at('football-data', 72))).toBe(0);
  });
});
