import type { Distribution } from '../distribution/distribution.ts';
import type { FeatureColumn, Writer } from '../features/registry.ts';
import type { DevigMethod } from '../prices/devig.ts';
import type { MarketView } from '../prices/market-view.ts';
import type { Roster } from '../roster/roster.ts';
import type { Base } from '../stack/base.ts';
import type { Driver } from '../surface/forecast.ts';
import type { GameInput, GameResult, PricePhase, SeenPhase, Sport, Tier } from '../surface/game.ts';

/** The sport's own ratings of a game: from results alone, and from past closing prices where the league has had any. */
export type RatingBases = { readonly results: Base; readonly market: Base | null };

/** Writes the columns that stand behind all others: those of a game's own prices, as far as they may be seen. */
export type PriceWriter = (seen: MarketView<SeenPhase> | null, writer: Writer) => void;

/**
 * What a sport brings along; the engine around it is the same for all three. `League` is plain data that the codec can
 * write. Only `learn` changes it in a way that forecasts can see.
 */
export type SportModule<League> = {
  readonly sport: Sport;
  readonly columns: readonly FeatureColumn[];
  /** How this sport's winner market loses its margin. */
  readonly devig: DevigMethod;
  /** Ridge penalties of the teacher stack, in units of the rows' sum of squares. */
  readonly ridge: { readonly past: number; readonly priced: number };
  /** Share of the boosted correction in each tier's; the rest is the ridge's. 0 trains no trees. */
  readonly boost: { readonly A: number; readonly B: number; readonly C: number };
  /** Prices farther than this from the rating, in log-odds or in the total, are no prices of the game. */
  readonly implausible: { readonly logit: number; readonly total: number };
  /** Tiers whose winner is corrected once more by what results have said of it; only where that pays. */
  readonly recalibrated: Readonly<Record<Tier, boolean>>;
  readonly createLeague: () => League;
  readonly rosterOf: (league: League) => Roster;
  /** Writes the columns of one game up to those of its own prices, and returns what the ratings say and what writes the rest. */
  readonly writeRow: (
    league: League,
    game: GameInput,
    writer: Writer,
  ) => RatingBases & { readonly writePrices: PriceWriter };
  readonly learn: (
    league: League,
    game: GameResult,
    opening: MarketView<'open'>,
    closing: MarketView<'close'>,
  ) => void;
  /** What a set of prices says about the game; the total falls back to `usual` where no one prices it. */
  readonly baseOfPrices: (
    view: MarketView<PricePhase>,
    fallback: MarketView<SeenPhase> | null,
    usual: Base,
  ) => Base | null;
  readonly distribution: (base: Base) => Distribution;
  readonly expected: (base: Base) => { readonly home: number; readonly away: number };
  /** Parts of the rating's log-odds of home against away, for the tiers that rest on a rating. */
  readonly ratingDrivers: (league: League, game: GameInput, tier: 'A' | 'B') => readonly Driver[];
};
