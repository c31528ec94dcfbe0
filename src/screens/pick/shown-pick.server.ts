import type { listComing } from '#domain/picks/pick/list-coming.ts';
import type { PriceProfileId } from '#terms/bets.ts';
import { outcomeBars } from './bar-outcome.ts';
import { weighDrivers } from './detail/weigh-drivers.ts';

type ComingPick = Awaited<ReturnType<typeof listComing>>['picks'][number];
type LockedPick = Extract<ComingPick, { readonly locked: true }>;
type OpenPick = Extract<ComingPick, { readonly locked: false }>;

type ShownFor = {
  /** The market whose odds the reader sees. */
  readonly market: PriceProfileId;
  /** What the model's reasons are called in the reader's language, by code. */
  readonly driverNames: Readonly<Record<string, string>>;
};

/** A bar of a law that is rarer would be thinner than a line. */
const MIN_SHARE = 0.003;
const SCORES = 4;

/** A coming pick with what its row and the detail below it show, and nothing else: all of it is sent to the browser with the page. */
export function shownPick(pick: ComingPick, shownFor: ShownFor): ShownPick {
  if (pick.locked) return shownLocked(pick);
  const { market } = shownFor;
  const known = shownBefore.get(pick) ?? new Map<PriceProfileId, ShownOpen>();
  shownBefore.set(pick, known);
  const shown = known.get(market) ?? shownOpen(pick, shownFor);
  known.set(market, shown);
  return shown;
}

type ShownOpen = ReturnType<typeof shownOpen>;
type ShownPick = ReturnType<typeof shownLocked> | ShownOpen;

/** By pick, which is an object of its own for each language and state of the facts, and by market. */
const shownBefore = new WeakMap<OpenPick, Map<PriceProfileId, ShownOpen>>();

function shownLocked(pick: LockedPick) {
  return { ...matchOf(pick), locked: pick.locked, opens_at: pick.opens_at };
}

function shownOpen(pick: OpenPick, { market, driverNames }: ShownFor) {
  const { locked, side, line, odds, min_odds, p, market_p, ev, units, band, price, card } = pick;
  const { leaf_hash, tier, version } = pick;
  return {
    ...matchOf(pick),
    locked,
    side,
    line,
    min_odds,
    market_p,
    ev,
    units,
    band,
    leaf_hash,
    tier,
    version,
    odds: { value: odds.value, taken_at: odds.taken_at },
    p: { win: p.win, lose: p.lose },
    price: { now: price.now, still_good: price.still_good, history: price.history },
    local_prices: pick.local_prices.filter(({ profile }) => profile === market),
    forecast: shownForecast(pick, driverNames),
    card: {
      form: { home: shownForm(card.form.home), away: shownForm(card.form.away) },
      track: card.track,
      withdrawal: card.withdrawal && { reason: card.withdrawal.reason },
    },
  };
}

/** What is said of the match of a pick, and of which kind the pick is. */
function matchOf(pick: ComingPick) {
  const { id, event, sport, league, start_at, game_start_at, bet_type, serial, is_free, data_origin } = pick;
  return { id, event, sport, league, start_at, game_start_at, bet_type, serial, is_free, data_origin };
}

/** The chances, the bars that decide the bet, the likeliest scores, and the reasons weighed; null where there is no forecast. */
function shownForecast(pick: OpenPick, driverNames: ShownFor['driverNames']) {
  const { forecast } = pick;
  if (forecast === null) return null;
  const { probabilities, spread, expected, score_distribution: distribution } = forecast;
  const named = pick.side === 'away' ? 'away' : 'home';
  const { reasons, ...weighed } = weighDrivers(
    // Of the forecast whose chances they add up to, which may be newer than the pick.
    forecast.drivers,
    probabilities,
    named,
    (code) => code in driverNames,
  );
  return {
    /** When it was made, if that was after the pick was published. */
    newer_at: forecast.known_at > pick.published_at ? forecast.known_at : null,
    probabilities,
    spread,
    expected,
    /** Value, chance and what becomes of the bet, without the names of the three, as there are many. */
    bars: outcomeBars(pick, distribution).flatMap(({ value, p, outcome }) =>
      p < MIN_SHARE ? [] : [[value, p, outcome] as const],
    ),
    scores: distribution.scores.slice(0, SCORES),
    why: {
      ...weighed,
      named,
      reasons: reasons.map(({ code, share }) => ({ code, name: driverNames[code] ?? code, share })),
    },
  } as const;
}

/** A team's form: of its last games, the newest first, the results alone. */
function shownForm({ last_five: games, ...sums }: ComingPick['card']['form']['home']) {
  return {
    ...sums,
    last_five: games.map(({ result, scored, conceded, opponent }) => ({
      result,
      scored,
      conceded,
      opponent: opponent.name,
    })),
  };
}
