import type { BetType } from '#terms/bets.ts';
import type { DataOrigin, PricePhase } from '#terms/games.ts';

/**
 * A finished game as an archive holds it: everything at once, at its true date. Archives are read by csv-archive and by
 * the embedded seasons; the replay turns them into facts that become known one after the other.
 */
export type ArchiveGame = {
  readonly leagueId: string;
  /** "2016-17" for seasons over two years, "2016" for seasons within one. */
  readonly season: string;
  readonly seasonStartYear: number;
  /** The league's own game day, YYYY-MM-DD. */
  readonly gameDay: string;
  readonly startAt: Date;
  /** True where the source has a date only and the time was made by us. */
  readonly startSimulated: boolean;
  /** The league's own name of the team, without the league: the replay makes the key `${leagueId}/${name}`. */
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly halfTime: readonly [number, number] | null;
  readonly overtime: boolean;
  readonly neutral: boolean;
  readonly playoff: boolean;
  readonly gameNo: number;
  /** Set where the source itself numbers the games of two teams on one day, so that its keys can be written again. */
  readonly numbered?: true;
  readonly homeStarter: string | null;
  readonly awayStarter: string | null;
  /** Numbers known only after the game: shots_home, sot_home, corners_home, fouls_home, yellow_home, red_home, xg_home, … _away. */
  readonly statistics: Readonly<Record<string, number>>;
  readonly odds: readonly ArchiveOdds[];
  readonly references: readonly ArchiveReference[];
  readonly origin: DataOrigin;
};

export type ArchiveOdds = {
  readonly betType: BetType;
  readonly line: number | null;
  readonly bookmaker: string;
  readonly phase: PricePhase;
  readonly homeOdds: number | null;
  readonly drawOdds: number | null;
  readonly awayOdds: number | null;
  readonly knownAt: Date;
  readonly origin: DataOrigin;
};

export type ArchiveReference = {
  readonly provider: string;
  readonly home: number;
  readonly draw: number | null;
  readonly away: number;
};

/** A row that was refused, named so that a person can find and mend it. */
export type RejectedRow = { readonly file: string; readonly line: number; readonly reason: string };

/** What is worth knowing of a whole file: that it was passed over and why, or how it was read. */
export type FileNote = { readonly file: string; readonly note: string };

export type ArchiveRead = {
  readonly games: readonly ArchiveGame[];
  readonly rejected: readonly RejectedRow[];
  readonly notes: readonly FileNote[];
};
