import { expectedValue, lawAtMarket, readLaw } from '@trueline/predict';
import { type ForecastRow, listForecastPath } from '#db/queries/forecast.ts';
import { listAllOdds, type OddsSnapshotRow } from '#db/queries/played-game.ts';
import { listPolicies } from '#db/queries/policy-room.ts';
import { parseDistribution } from '#domain/forecasting/engine/distribution-schema.ts';
import { anchorsOf, oddsOf } from '#domain/picks/bet/choose-bet.ts';
import { soundOffers } from '#domain/picks/bet/sound-offers.ts';
import { standingPrices } from '#domain/picks/bet/standing-prices.ts';
import { parseDrivers } from '#domain/picks/pick/forecast-view.ts';
import type { FullPick } from '#domain/picks/pick/pick-cards.ts';
import { showPick } from '#domain/picks/pick/show-pick.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { type Turned, turnPick } from './turn-pick.ts';

/** More forecasts of a game than these are not shown; the newest are. */
const MAX_FORECASTS = 100;

/** What the engine thought of the bet with one forecast, at the price of that time. */
type Thought = {
  readonly known_at: string;
  readonly p_win: number;
  /** The newest price of the pick's bookmaker on its side and line by then; null where there was none. */
  readonly odds: number | null;
  readonly ev: number | null;
};

export type Explained = {
  readonly pick: FullPick;
  /** Null where the forecast that the pick was made with is not stored. */
  readonly turned: Turned | null;
  /** The least value at which the policy of that day published. */
  readonly min_ev: number;
  /** The oldest first. */
  readonly path: readonly Thought[];
  /** What was thought at the instant that was asked for; null where there was no forecast yet, or nothing was asked. */
  readonly thought: Thought | null;
};

/**
 * Why a pick is the bet and the other side is not, and what the engine thought of it with each forecast. Anyone who may not see the pick is
 * refused by `showPick` before anything of this is read.
 */
export async function explainPick(
  services: Services,
  options: {
    readonly id: string;
    readonly locale: Locale;
    readonly isEntitled: boolean;
    readonly at?: Date | undefined;
  },
): Promise<Explained> {
  const { db, clock } = services;
  const pick = await showPick(services, options);
  const start = new Date(pick.game_start_at);
  const now = clock.now();
  // What was said after the start is no part of how the pick came to be.
  const until = start < now ? new Date(start.getTime() - 1) : now;
  const gameId = pick.event.id;
  const [rows, odds, policies] = await Promise.all([
    listForecastPath(db, { gameId, until, limit: MAX_FORECASTS }),
    listAllOdds(db, [gameId]),
    listPolicies(db),
  ]);
  const minEv = policies.find(({ version }) => version === pick.policy_version)?.minEv ?? 0;
  const path = rows.flatMap((row) => thoughtOf(row, pick, odds));
  const base = rows.findLast(({ knownAt }) => knownAt <= new Date(pick.published_at));
  const asked = options.at?.toISOString();
  return {
    pick,
    min_ev: minEv,
    turned: base === undefined ? null : turnedBy(base, { pick, odds, minEv }),
    path,
    thought: asked === undefined ? null : (path.findLast(({ known_at: at }) => at <= asked) ?? null),
  };
}

type Prices = readonly OddsSnapshotRow[];

/** The law of scores of a forecast, standing where the bookmakers agreed at an instant, as a bet is chosen by it. */
function lawAt(row: ForecastRow, betType: FullPick['bet_type'], { odds, at }: { odds: Prices; at: Date }) {
  const distribution = parseDistribution(row.distribution);
  const sound = soundOffers(standingPrices(odds, at), distribution);
  return lawAtMarket(distribution, anchorsOf(sound, [betType]));
}

function turnedBy(
  row: ForecastRow,
  { pick, odds, minEv }: { readonly pick: FullPick; readonly odds: Prices; readonly minEv: number },
): Turned | null {
  if (row.state !== 'ready') return null;
  const taken = odds.findLast(
    (price) =>
      price.bookmaker === pick.odds.source &&
      price.betType === pick.bet_type &&
      price.line === pick.line &&
      price.knownAt.toISOString() === pick.odds.taken_at,
  );
  return turnPick({
    law: lawAt(row, pick.bet_type, { odds, at: new Date(pick.published_at) }),
    betType: pick.bet_type,
    side: pick.side,
    line: pick.line,
    oddsOf: (side) => (taken === undefined ? null : oddsOf(taken, side)),
    minExpectedValue: minEv,
    drivers: parseDrivers(row.drivers),
  });
}

function thoughtOf(row: ForecastRow, pick: FullPick, odds: Prices): Thought[] {
  if (row.state !== 'ready') return [];
  const law = lawAt(row, pick.bet_type, { odds, at: row.knownAt });
  const reading = readLaw(law, pick.bet_type, pick.line).sides.find(({ side }) => side === pick.side);
  if (reading === undefined) return [];
  const price = odds.findLast(
    ({ bookmaker, betType, line, knownAt }) =>
      bookmaker === pick.odds.source &&
      betType === pick.bet_type &&
      line === pick.line &&
      knownAt <= row.knownAt,
  );
  const offered = price === undefined ? null : oddsOf(price, pick.side);
  return [
    {
      known_at: row.knownAt.toISOString(),
      p_win: reading.win,
      odds: offered,
      ev: offered === null ? null : expectedValue(reading, offered),
    },
  ];
}
