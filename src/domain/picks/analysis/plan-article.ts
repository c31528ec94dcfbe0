import { sha256 } from '#platform/hash.ts';
import type { Sport } from '#terms/sports.ts';
import type { FactTable } from './fact.ts';
import { type TopicId, topicIds, topicWeight } from './topics.ts';

/** The topics of an article, paragraph by paragraph: the same in all languages. */
export type ArticlePlan = readonly (readonly TopicId[])[];

/** A number below `n` that follows from the words alone. */
export function choose(n: number, ...seed: readonly string[]): number {
  return Number.parseInt(sha256(seed.join('/')).slice(0, 8), 16) % n;
}

const LEADS = topicIds.filter((id) => id.startsWith('lead.'));

/** What a lead has said already and the body need not say again. */
const SAID_BY: Partial<Record<TopicId, readonly TopicId[]>> = {
  'lead.gap': ['market'],
  'lead.rest': ['rest'],
  'lead.h2h': ['h2h.two', 'h2h.three'],
};

const SCORES = { 'model.three': 'scores.three', 'model.two': 'scores.two' } as const;

/** What the body says in place of a topic whose figures the lead has given in part: only the rest of them. */
const AFTER: Partial<Record<TopicId, Partial<Record<TopicId, TopicId>>>> = {
  'lead.hot': { 'form.three': 'averages.three', 'form.two': 'averages.two' },
  'lead.close': SCORES,
  'lead.favourite': SCORES,
  'lead.gap': SCORES,
};

/** What speaks of prices, of lines, or of the side that was picked. */
const ABOUT_BETS: ReadonlySet<TopicId> = new Set<TopicId>([
  'lead.gap',
  'market',
  'move.shorter',
  'move.longer',
  'total.over',
  'total.under',
  'driver.for',
  'driver.against',
  'band',
]);

/** A reader takes in no more than this at once; what says least is left out. */
export const MAX_SENTENCES = 8;
const OPTIONAL = ['ground', 'market', 'reason', 'doubt', 'total'] as const;
/** The form of two teams takes a sentence for each of them. */
const sentencesOf = (id: TopicId) => (id.startsWith('form.') ? 2 : 1);

/** Up to this much is added to a weight by the seed, so that equals take turns. */
const CHANCE = 0.25;

/**
 * Chooses what is worth saying of a game and in which order. The strongest angle leads; whether form or numbers follow first
 * depends on that angle and, among equals, on the seed. Topics without their facts, or that say nothing, are left out; for a
 * reader who is shown nothing of bets also what speaks of prices or argues for the side that was picked, and the ending.
 */
export function planArticle(
  facts: FactTable,
  options: { readonly sport: Sport; readonly seed: string; readonly withoutBets?: boolean },
): ArticlePlan {
  const { sport, seed, withoutBets = false } = options;
  const score = (id: TopicId) => {
    const weight = withoutBets && ABOUT_BETS.has(id) ? 0 : topicWeight(id, facts);
    return weight === 0 ? 0 : weight + (CHANCE * choose(1000, seed, id)) / 1000;
  };
  const best = (ids: readonly TopicId[], most: number) =>
    ids
      .map((id) => ({ id, weight: score(id) }))
      .filter(({ weight }) => weight > 0.2)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map(({ id }) => id);
  const lead = LEADS.toSorted((a, b) => score(b) - score(a))[0] ?? 'lead.plain';
  if (score(lead) === 0) return [];
  const said = new Set<TopicId>([lead, ...(SAID_BY[lead] ?? [])]);
  const fresh = (ids: readonly TopicId[]) => ids.filter((id) => !said.has(id));
  const hasDraw = sport === 'soccer';
  const body = (id: TopicId) => best([AFTER[lead]?.[id] ?? id], 1);
  const parts = {
    lead,
    form: body(hasDraw ? 'form.three' : 'form.two'),
    ground: best(fresh(['venue', 'rest', hasDraw ? 'h2h.three' : 'h2h.two', 'h2h.last']), 2),
    model: body(hasDraw ? 'model.three' : 'model.two'),
    market: best(fresh(['market', 'move.shorter', 'move.longer']), 1),
    reason: best(['driver.for'], 1),
    doubt: best(['driver.against', 'band'], 1),
    total: withoutBets ? [] : best(['total.over', 'total.under'], 1),
    end: withoutBets ? [] : ending(facts),
  };
  const short = { ...parts, ...shorten(parts, score) };
  return mergeShort(order(short, seed).filter((paragraph) => paragraph.length > 0));
}

/** The parts that may be left out, without the topics that say least about this game, so that all of it is at most MAX_SENTENCES. */
function shorten(parts: Parts, score: (id: TopicId) => number): Pick<Parts, (typeof OPTIONAL)[number]> {
  const fixed = [parts.lead, ...parts.form, ...parts.model, ...parts.end];
  const room = MAX_SENTENCES - fixed.reduce((sum, id) => sum + sentencesOf(id), 0);
  const ranked = OPTIONAL.flatMap((part) => parts[part]).toSorted((a, b) => score(b) - score(a));
  const taken = new Set(ranked.slice(0, room));
  const takenIn = (part: (typeof OPTIONAL)[number]) => parts[part].filter((id) => taken.has(id));
  return {
    ground: takenIn('ground'),
    market: takenIn('market'),
    reason: takenIn('reason'),
    doubt: takenIn('doubt'),
    total: takenIn('total'),
  };
}

/** A paragraph of one sentence joins the one behind it; the ending stands for itself. */
function mergeShort(plan: ArticlePlan): ArticlePlan {
  const merged: TopicId[][] = [];
  let waiting: readonly TopicId[] = [];
  for (const [index, paragraph] of plan.entries()) {
    const whole = [...waiting, ...paragraph];
    const isShort = whole.length === 1 && index < plan.length - 2;
    if (!isShort) merged.push(whole);
    waiting = isShort ? whole : [];
  }
  return merged;
}

type Parts = Readonly<
  Record<'form' | 'ground' | 'model' | 'market' | 'reason' | 'doubt' | 'total' | 'end', readonly TopicId[]>
> & { readonly lead: TopicId };

const PRICE_LEADS: readonly TopicId[] = ['lead.gap', 'lead.close', 'lead.favourite'];

function order(parts: Parts, seed: string): ArticlePlan {
  const turn = choose(2, seed, 'order');
  if (PRICE_LEADS.includes(parts.lead)) {
    return turn === 0
      ? [
          [parts.lead, ...parts.market],
          [...parts.model, ...parts.reason],
          [...parts.form, ...parts.ground],
          [...parts.total, ...parts.end, ...parts.doubt],
        ]
      : [
          [parts.lead, ...parts.form],
          [...parts.ground, ...parts.market],
          [...parts.model, ...parts.reason, ...parts.doubt],
          [...parts.total, ...parts.end],
        ];
  }
  return turn === 0
    ? [
        [parts.lead, ...parts.form],
        [...parts.ground],
        [...parts.model, ...parts.market, ...parts.reason],
        [...parts.doubt, ...parts.total, ...parts.end],
      ]
    : [
        [parts.lead, ...parts.ground.slice(0, 1)],
        [...parts.form, ...parts.ground.slice(1)],
        [...parts.model, ...parts.reason],
        [...parts.market, ...parts.doubt],
        [...parts.total, ...parts.end],
      ];
}

function ending(facts: FactTable): TopicId[] {
  if (facts.has('pick.selection')) return ['pick.value', 'pick.stake'];
  return facts.has('fav.odds') ? ['none.price'] : ['none.plain'];
}
