import type { RefusedRow } from '../answers/refused-row.ts';
import type { FeedBatch, FeedLeague } from '../feed.ts';
import type { Answer } from './answer.ts';
import type { Known, TeamFinder, UnknownTeam } from './learned.ts';
import type { Situation } from './situation.ts';

/** Where a provider's answers are kept and what is known already; the feed itself remembers nothing. */
export type AnswerStore = {
  situation(now: Date): Promise<Situation>;
  /** The covered leagues with their names and seasons, from their rows. */
  leagues(): Promise<readonly FeedLeague[]>;
  /** What is known of the games of an answer, by the provider's ids, and of the league's games of these days. */
  known(options: {
    readonly keys: readonly string[];
    readonly leagueId: string;
    readonly at: Date;
  }): Promise<Known>;
  teams(): Promise<TeamFinder>;
  /** Keeps the answer as it came, whether or not it was worth something. */
  keep(answer: Answer, found: { readonly refused: readonly RefusedRow[] }): Promise<void>;
  /** Adds teams of a league that the site knows nothing of yet; answers how many. */
  adopt(teams: readonly UnknownTeam[], at: Date): Promise<number>;
  /** Hands aliases that stand for no known team to a person. */
  askAbout(teams: readonly UnknownTeam[], at: Date): Promise<void>;
  /** The last price before the start of every market of the games that began in (from, until], as its closing price. */
  closings(from: Date, until: Date): Promise<FeedBatch['odds']>;
};
