import {
  adviseSide,
  consensusLine,
  type Distribution,
  isQuarterLine,
  lawAtMarket,
  readLaw,
  type ScoreLaw,
  type Side,
} from '@trueline/predict';

export type BetType = 'win_loss' | 'run_line' | 'over_under';

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

export type PassReason =
  | 'ev_below_policy'
  | 'confidence_below_policy'
  | 'insufficient_data'
  | 'no_odds'
  | 'quarter_line'
  | 'not_covered';
export type Choice = ChosenBet | { readonly state: 'pass'; readonly reason: PassReason };

/**
 * The one bet on a market that the policy publishes: of all sides at all offered prices the one with the highest expected
 * value, if that reaches the threshold; else a pass with its reason. All lines are read off one law, which stands where the
 * bookmakers agree, so that a bookmaker's odd line is worth what it is worth.
 */
export function chooseBet(input: {
  readonly distribution: Distribution | null;
  readonly betType: BetType;
  readonly offers: readonly OfferedOdds[];
  readonly minExpectedValue: number;
}): Choice {
  const { distribution, betType, minExpectedValue } = input;
  const priced = input.offers.filter(
    (offer) => offer.betType === betType && offer.homeOdds && offer.awayOdds,
  );
  if (distribution === null) return { state: 'pass', reason: 'insufficient_data' };
  if (priced.length === 0) return { state: 'pass', reason: 'no_odds' };
  const usable = priced.filter((offer) => offer.line === null || !isQuarterLine(offer.line));
  if (usable.length === 0) return { state: 'pass', reason: 'quarter_line' };
  const law = lawAtMarket(distribution, {
    handicap: betType === 'run_line' ? consensusLine(priced, betType) : null,
    total: betType === 'over_under' ? consensusLine(priced, betType) : null,
  });
  const bets = usable.flatMap((offered) => readOffer(law, offered, minExpectedValue));
  const best = bets.reduce<ChosenBet | null>(
    (leader, bet) => (leader === null || bet.expectedValue > leader.expectedValue ? bet : leader),
    null,
  );
  return best ?? { state: 'pass', reason: 'ev_below_policy' };
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
