import { withLock } from '#db/client.ts';
import {
  type GameToWriteOf,
  insertArticle,
  listAllTeamNames,
  listGamesToWriteOf,
} from '#db/queries/article.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';
import { canonicalJson, sha256 } from '#platform/hash.ts';
import { newId } from '#platform/id.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { gatherArticleInput } from './gather-article-input.ts';
import { rewriteArticle, type StyleModel, styleModelOf } from './rewrite-article.ts';
import { UnboundArticleError, type WrittenArticle, writeArticle } from './write-article.ts';

type WriteReport = {
  readonly written: number;
  /** Texts that did not hold to their facts and were not published. */
  readonly refused: number;
  /** What is left for the next run. */
  readonly waiting: number;
};

const HOURS_AHEAD = 7 * 24;
/** Far ahead of a game one article is enough; from here on it follows the forecast, though not every few minutes. */
const FOLLOWED_HOURS = 48;
const MIN_HOURS_BETWEEN = 3;
const MAX_A_RUN = 25;
/** Each may wait for the language model as long as that is given time, and the job has its own limit. */
const MAX_REWRITTEN = 10;

/**
 * Writes the analyses that are due, the next games first: a game with a forecast and no article, one whose pick has changed,
 * and shortly before the start one whose forecast has. A run takes a bounded number, so that it never holds up the worker;
 * while another process is at it nothing is done.
 */
export async function writeArticles(
  services: Services,
  options: { readonly model?: StyleModel | null; readonly most?: number } = {},
): Promise<WriteReport> {
  const report = await withLock(services.db, 'write-articles', () => writeDue(services, options));
  return report ?? { written: 0, refused: 0, waiting: 0 };
}

async function writeDue(
  services: Services,
  options: Parameters<typeof writeArticles>[1] & object,
): Promise<WriteReport> {
  const { model = styleModelOf(services) } = options;
  const most = options.most ?? (model === null ? MAX_A_RUN : MAX_REWRITTEN);
  const { db, clock, log } = services;
  const asOf = clock.now();
  const until = new Date(asOf.getTime() + HOURS_AHEAD * HOUR_MS);
  const rows = await listGamesToWriteOf(db, { sources: await findShownSources(services), asOf, until });
  const due = rows.filter((row) => isDue(row, asOf));
  const names = model === null ? [] : (await listAllTeamNames(db)).flatMap((texts) => Object.values(texts));
  let [written, refused] = [0, 0];
  for (const row of due.slice(0, most)) {
    try {
      const input = await gatherArticleInput(services, row, asOf);
      if (input === null) continue;
      const own = writeArticle(input);
      const article = model === null ? own : await rewriteArticle(services, own, { model, names });
      written += (await insertArticle(db, articleRow(row, article, asOf))) ? 1 : 0;
    } catch (error) {
      if (!(error instanceof UnboundArticleError)) throw error;
      refused += 1;
      log.error({ err: error, game: row.game.id }, 'an analysis was refused');
    }
  }
  return { written, refused, waiting: Math.max(0, due.length - most) };
}

function basisOf({ forecast, pickId }: GameToWriteOf): string {
  return sha256(canonicalJson({ forecast: forecast.contentHash, pick: pickId }));
}

function isDue(row: GameToWriteOf, asOf: Date): boolean {
  const { written, game, pickId } = row;
  if (written === null || written.pickId !== pickId) return true;
  const hoursAhead = (game.startAt.getTime() - asOf.getTime()) / HOUR_MS;
  const hoursSince = (asOf.getTime() - written.knownAt.getTime()) / HOUR_MS;
  const isFollowed = hoursAhead <= FOLLOWED_HOURS && hoursSince >= MIN_HOURS_BETWEEN;
  return isFollowed && written.basisHash !== basisOf(row);
}

function articleRow(row: GameToWriteOf, article: WrittenArticle, asOf: Date) {
  const facts = [...article.facts.values()];
  const content = { facts, plan: article.plan, texts: article.texts };
  return {
    id: newId(),
    gameId: row.game.id,
    knownAt: asOf,
    basisHash: basisOf(row),
    pickId: row.pickId,
    betType: article.stance?.betType ?? null,
    side: article.stance?.side ?? null,
    ...content,
    contentHash: sha256(canonicalJson(content)),
  };
}
