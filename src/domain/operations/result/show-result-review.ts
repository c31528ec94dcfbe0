import { listManualResults, listMissingResults, type TypedResult } from '#db/queries/manual-result.ts';
import { listLinkedAddresses } from '#db/queries/operator-touch.ts';
import { blockedBy } from '#domain/accounts/operator/linked-persons.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { listOpenMatters } from '#domain/picks/grade/list-open-matters.ts';
import type { Services } from '#domain/services.ts';
import { HOUR_MS } from '#terms/durations.ts';
import type { GameStatus } from '#terms/games.ts';
import type { Locale } from '#terms/locales.ts';
import { listDisputedResults } from './list-disputed-results.ts';
import { scoreOf } from './show-pick-review.ts';

/** Games whose start lies at least so long behind are listed; they may still be played. */
const LISTED_AFTER_MS = 2 * HOUR_MS;
const MAX_ROWS = 100;

/** What waits for people at the results: games without an end, typed results, corrections, and results that changed. */
export async function showResultReview(
  services: Services,
  options: { readonly operator: Operator; readonly locale: Locale },
) {
  const { operator, locale } = options;
  const { db, clock } = services;
  const now = clock.now();
  const startedBefore = new Date(now.getTime() - LISTED_AFTER_MS);
  const [missing, typed, matters, linked, disputed] = await Promise.all([
    listMissingResults(db, { startedBefore, asOf: now, limit: MAX_ROWS }),
    listManualResults(db, {}),
    listOpenMatters(services),
    listLinkedAddresses(db, { email: operator.email, now }),
    listDisputedResults(services),
  ]);
  const mayDecide = mayDo(operator.role, 'results.decide');
  const waiting = new Set(
    typed.filter(({ decision }) => decision === null).map(({ result }) => result.gameId),
  );
  return {
    missing: missing
      .filter(({ game_id: id }) => !waiting.has(id))
      .map((game) => ({
        game_id: game.game_id,
        league: game.league_id,
        sport: game.sport,
        start_at: new Date(game.start_at).toISOString(),
        home: localText(game.home_names, locale),
        away: localText(game.away_names, locale),
        status: game.status,
        picks: game.picks,
      })),
    typed: typed
      .toReversed()
      .slice(0, MAX_ROWS)
      .map((row) => typedView(row, { operator, locale, mayDecide, linked })),
    disputed: disputed.map((game) => ({
      game_id: game.game_id,
      league: game.league_id,
      start_at: game.start_at.toISOString(),
      home: localText(game.home_names, locale),
      away: localText(game.away_names, locale),
      shown: endOf(game),
      reported: game.reports.map((report) => ({ provider: report.provider, ...endOf(report) })),
    })),
    corrections: matters.proposals.map((proposal) => ({
      id: proposal.id,
      pick_id: proposal.pickId,
      status: proposal.status,
      score: scoreOf(proposal),
      evidence: proposal.evidence,
      proposed_by: proposal.proposedBy,
      proposed_at: proposal.proposedAt.toISOString(),
    })),
    changes: matters.changes.map(({ pickId, knownAt, serial, settled, now: reported }) => ({
      pick_id: pickId,
      serial,
      known_at: knownAt.toISOString(),
      settled: {
        result: settled.result,
        score: scoreOf({ homeScore: settled.home, awayScore: settled.away }),
      },
      reported: {
        status: reported.status,
        result: reported.result,
        score: scoreOf({ homeScore: reported.home, awayScore: reported.away }),
      },
    })),
  };
}

function endOf(said: {
  readonly status: GameStatus | null;
  readonly home_score: number | null;
  readonly away_score: number | null;
}) {
  const { status, home_score: homeScore, away_score: awayScore } = said;
  return { status: status ?? ('not_started' as const), score: scoreOf({ homeScore, awayScore }) };
}

function typedView(
  { result, decision, leagueId, startAt, homeNames, awayNames }: TypedResult,
  options: {
    readonly operator: Operator;
    readonly locale: Locale;
    readonly mayDecide: boolean;
    readonly linked: ReadonlySet<string>;
  },
) {
  const { operator, locale, mayDecide, linked } = options;
  const isOpen = decision === null;
  const blocked = blockedBy(linked, { proposedBy: result.proposedBy, self: operator.email });
  // What the first person typed is hidden from anyone who types it again: they look it up themselves.
  const isHidden = isOpen && mayDecide && blocked === null;
  return {
    id: result.id,
    game_id: result.gameId,
    league: leagueId,
    start_at: startAt.toISOString(),
    home: localText(homeNames, locale),
    away: localText(awayNames, locale),
    status: result.status,
    score: isHidden ? null : scoreOf(result),
    evidence: result.evidence,
    proposed_by: result.proposedBy,
    proposed_at: result.proposedAt.toISOString(),
    state: isOpen ? ('open' as const) : decision.approved ? ('approved' as const) : ('refused' as const),
    decided_by: decision?.decidedBy ?? null,
    decided_at: decision?.decidedAt.toISOString() ?? null,
    blocked: isOpen ? blocked : null,
    can: { confirm: isOpen && mayDecide && blocked === null, refuse: isOpen && mayDecide },
  };
}
