import { findArticle, findGameOfArticle } from '#db/queries/article.ts';
import { listNewestForecasts } from '#db/queries/forecast.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import { readAsOf } from '#domain/picks/figures/record-scope.ts';
import type { Services } from '#domain/services.ts';
import { formatOddsAs, formatOfBet, type OddsFormat } from '#i18n/odds-format.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import type { Sport } from '#terms/sports.ts';
import type { Stance } from './check-article.ts';
import { composeArticle, type Part } from './compose-article.ts';
import type { Fact } from './fact.ts';
import { factLabel } from './fact-label.ts';
import { planArticle } from './plan-article.ts';
import { renderFact } from './render-fact.ts';
import { storedArticle } from './stored-article.ts';

type ShownArticle = {
  readonly event_id: string;
  readonly state: 'ready' | 'analyzing' | 'insufficient' | 'locked';
  readonly written_at: string | null;
  readonly stance: { readonly bet_type: Stance['betType']; readonly side: Stance['side'] } | null;
  readonly paragraphs: readonly (readonly Part[])[];
  readonly facts: readonly {
    readonly id: string;
    readonly label: string;
    readonly text: string;
    readonly unit: Fact['unit'];
    readonly source: { readonly table: string; readonly key: string; readonly known_at: string | null };
  }[];
};

/**
 * The analysis of a game in a reader's language, as known at an instant. 'analyzing' until the worker has written it,
 * 'insufficient' where the data do not suffice for one or the game began without one, 'locked' before the start without a
 * plan: then nothing of the text is read. Anyone who is shown nothing of bets reads of form, meetings and chances alone, written again
 * from the same facts. Throws not_found for a game that is not shown.
 */
export async function showArticle(
  services: Services,
  options: {
    readonly gameId: string;
    readonly locale: Locale;
    readonly isEntitled: boolean;
    readonly withoutBets?: boolean;
    /** How the reader has odds written; decimal by default. */
    readonly oddsFormat?: OddsFormat;
    readonly asOf?: string | undefined;
  },
): Promise<ShownArticle> {
  const { gameId, isEntitled, locale, withoutBets = false, oddsFormat = 'decimal' } = options;
  const now = services.clock.now();
  const asOf = readAsOf(options.asOf, now);
  const game = await findGameOfArticle(services.db, {
    gameId,
    asOf,
    sources: await findShownSources(services),
  });
  if (game === null) throw new AppError('not_found', `no game ${gameId}`);
  const nothing = { event_id: gameId, written_at: null, stance: null, paragraphs: [], facts: [] };
  const article = await findArticle(services.db, { gameId, asOf });
  if (article === null) {
    const [forecast] = await listNewestForecasts(services.db, { gameIds: [gameId], asOf });
    const isOver = game.startAt <= asOf || forecast?.state === 'insufficient';
    return { ...nothing, state: isOver ? 'insufficient' : 'analyzing' };
  }
  if (!isEntitled && game.startAt > now) return { ...nothing, state: 'locked' };
  const context = { locale, sport: game.sport, withoutBets, oddsFormat };
  return { ...nothing, state: 'ready', ...readyFields(article, context) };
}

type ComposeOptions = {
  readonly locale: Locale;
  readonly sport: Sport;
  readonly withoutBets: boolean;
  readonly oddsFormat: OddsFormat;
};

function readyFields(row: NonNullable<Awaited<ReturnType<typeof findArticle>>>, options: ComposeOptions) {
  const { locale, sport, withoutBets } = options;
  const { facts, texts } = storedArticle(row);
  const table = new Map(facts.map((fact) => [fact.id, fact]));
  const composing = { sport, seed: row.gameId, locale };
  const paragraphs = withoutBets
    ? composeArticle(planArticle(table, { ...composing, withoutBets: true }), table, composing)
    : texts[locale];
  const named = new Set(paragraphs.flat().map(({ fact }) => fact));
  const stance = row.betType && row.side ? { bet_type: row.betType, side: row.side } : null;
  const oddsText = (fact: Fact | undefined) =>
    fact?.unit === 'odds' ? formatOddsAs(fact.value, formatOfFact(fact, stance, options)) : null;
  return {
    written_at: row.knownAt.toISOString(),
    stance: withoutBets ? null : stance,
    paragraphs: paragraphs.map((parts) =>
      parts.map((part) => ({ ...part, text: oddsText(table.get(part.fact ?? '')) ?? part.text })),
    ),
    facts: facts
      .filter(({ id }) => named.has(id))
      .map((fact) => ({
        id: fact.id,
        label: factLabel(fact, table, locale),
        text: oddsText(fact) ?? renderFact(fact, locale),
        unit: fact.unit,
        source: { table: fact.source.table, key: fact.source.key, known_at: fact.source.knownAt },
      })),
  };
}

/** Odds in an article read as those on the card of their bet: the pick's own, or a win of one of the teams. */
function formatOfFact(
  fact: Fact,
  stance: ShownArticle['stance'],
  { sport, oddsFormat }: ComposeOptions,
): OddsFormat {
  const betType = fact.id.startsWith('pick.') ? (stance?.bet_type ?? 'win_loss') : 'win_loss';
  return formatOfBet(oddsFormat, { sport, bet_type: betType });
}
