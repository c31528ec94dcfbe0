import {
  adviseSide,
  asEachMarketSays,
  consensusLine,
  type Distribution,
  isFarAboveOthers,
  isQuarterLine,
  lawAtMarket,
  type MarketAnchors,
  overround,
  readLaw,
  type ScoreLaw,
  type Side,
} from '@trueline/predict';
import { type BetType, SIDES } from '#terms/bets.ts';
import type { PassReason } from '#terms/passes.ts';
import { soundOffers, wholeMarket } from './sound-offers.ts';

/** One bookmaker's price on one market, as it could be taken. */
export type OfferedOdds = {
  readonly id: number;
  readonly betType: BetType;
  readonly line: number | null;
  readonly bookmaker: string;
  readonly homeOdds: number | null;
  readonly drawOdds: number | null;
  readonly awayOdds: number | null;
  readonly knownAt: Date;
};

export type ChosenBet = {
  readonly state: 'bet';
  readonly betType: BetType;
  readonly side: Side;
  readonly line: number | null;
  readonly odds: number;
  readonly offered: OfferedOdds;
  readonly minOdds: number;
  readonly pWin: number;
  readonly pPush: number;
  readonly pLose: number;
  readonly expectedValue: number;
  readonly confidence: number;
  readonly units: number;
};

export type Choice = ChosenBet | { readonly state: 'pass'; readonly reason: PassReason };

/** More value than this has never been a bookmaker's mistake that lasted, but a mistake of ours or a price that is no price. */
const MAX_EXPECTED_VALUE = 0.15;

/**
 * The one bet on a market that the policy publishes: of all sides at all offered prices the one with the highest expected
 * value, if that reaches the threshold; else a pass with its reason. All lines are read off one law, which stands where the
 * bookmakers agree, so that a bookmaker's odd line is worth what it is worth. What cannot be a true price is no offer. Where a forecast
 * rests on several of the game's own markets, the threshold has to be reached by each of them: where they disagree, half of the
 * difference would pass for value, at every game and every bookmaker.
 */
export function chooseBet(input: {
  readonly distribution: Distribution | null;
  readonly betType: BetType;
  readonly offers: readonly OfferedOdds[];
  readonly minExpectedValue: number;
  /** False where a price is newer than the forecast: the market may have moved for a reason that the forecast does not know. */
  readonly isCurrent?: boolean;
}): Choice {
  const { distribution, betType, minExpectedValue, isCurrent = true } = input;
  const priced = input.offers.filter(
    (offer) => offer.betType === betType && offer.homeOdds && offer.awayOdds,
  );
  if (distribution === null) return pass('insufficient_data');
  if (priced.length === 0) return pass('no_odds');
  if (!isCurrent) return pass('forecast_too_old');
  const comparable = soundOffers(input.offers, distribution);
  const sound = priced.filter((offer) => comparable.includes(offer));
  if (sound.length === 0) return pass('price_unsound');
  const usable = sound.filter((offer) => offer.line === null || !isQuarterLine(offer.line));
  if (usable.length === 0) return pass('quarter_line');
  const anchors = anchorsOf(sound, [betType]);
  const betsBy = (one: Distribution) => {
    const law = lawAtMarket(one, anchors);
    return usable.flatMap((offered) => readOffer(law, offered, minExpectedValue));
  };
  const wanted = betsBy(distribution);
  const each = wanted.length > 0 ? asEachMarketSays(distribution, input.offers).map(betsBy) : [];
  const bets = wanted.filter(({ offered, side }) =>
    each.every((granted) => granted.some((bet) => bet.offered === offered && bet.side === side)),
  );
  const fairOdds = ({ offered, side }: Pick<ChosenBet, 'offered' | 'side'>) =>
    (oddsOf(offered, side) ?? Number.NaN) * overround(wholeMarket(offered, distribution));
  const credible = bets.filter(
    (bet) => !isFarAboveOthers(fairOdds(bet), samePrices(bet, comparable).map(fairOdds)),
  );
  const best = credible.reduce<ChosenBet | null>(
    (leader, bet) => (leader === null || bet.expectedValue > leader.expectedValue ? bet : leader),
    null,
  );
  if (best === null) return pass(bets.length > 0 ? 'price_above_others' : 'ev_below_policy');
  if (best.expectedValue > MAX_EXPECTED_VALUE) return pass('value_beyond_ceiling');
  return best.units > 0 ? best : pass('stake_too_small');
}

const pass = (reason: PassReason): Choice => ({ state: 'pass', reason });

/** Where the bookmakers agree on the lines of some markets; an offer that cannot be bet on has no say. */
export function anchorsOf(offers: readonly OfferedOdds[], betTypes: readonly BetType[]): MarketAnchors {
  return {
    handicap: betTypes.includes('run_line') ? consensusLine(offers, 'run_line') : null,
    total: betTypes.includes('over_under') ? consensusLine(offers, 'over_under') : null,
  };
}

/** Where else the same bet is offered: by other bookmakers, and by anyone in the other market that asks who wins. */
function samePrices(
  bet: ChosenBet,
  offers: readonly OfferedOdds[],
): readonly Pick<ChosenBet, 'offered' | 'side'>[] {
  const name = nameOfBet(bet.offered, bet.side);
  return offers.flatMap((offered) => {
    if (offered.bookmaker === bet.offered.bookmaker && offered.betType === bet.betType) return [];
    const side = SIDES.find((one) => nameOfBet(offered, one) === name && oddsOf(offered, one) !== null);
    return side === undefined ? [] : [{ offered, side }];
  });
}

/** A side that gives half a goal and the winner of the same side are one bet. */
function nameOfBet({ betType, line }: OfferedOdds, side: Side): string {
  const gives = betType === 'run_line' && line === (side === 'home' ? -0.5 : 0.5);
  return gives ? `win_loss null ${side}` : `${betType} ${line} ${side}`;
}

function readOffer(law: ScoreLaw, offered: OfferedOdds, minExpectedValue: number): ChosenBet[] {
  const { sides } = readLaw(law, offered.betType, offered.line);
  return sides.flatMap((reading) => {
    const odds = oddsOf(offered, reading.side);
    if (odds === null) return [];
    const advice = adviseSide({ reading, line: offered.line, odds, minExpectedValue });
    if (advice.state !== 'bet' || advice.minOdds === null) return [];
    return [
      {
        state: 'bet',
        betType: offered.betType,
        side: reading.side,
        line: offered.line,
        odds,
        offered,
        minOdds: advice.minOdds,
        pWin: reading.win,
        pPush: reading.push,
        pLose: reading.lose,
        expectedValue: advice.expectedValue,
        confidence: advice.confidence,
        units: advice.units,
      },
    ];
  });
}

/** The price of a side: home and over stand in the same column, away and under likewise. */
export function oddsOf(
  offered: Pick<OfferedOdds, 'homeOdds' | 'drawOdds' | 'awayOdds'>,
  side: Side,
): number | null {
  switch (side) {
    case 'home':
    case 'over':
      return offered.homeOdds;
    case 'draw':
      return offered.drawOdds;
    case 'away':
    case 'under':
      return offered.awayOdds;
  }
}
