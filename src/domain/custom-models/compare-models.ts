import type { ModelRow } from '#db/queries/custom-model.ts';
import { type BetRow, listOpenBets } from '#db/queries/custom-model-record.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { profitOf, unitReturn } from './model-report.ts';
import { forwardView, type ModelBook, modelRowView, openBook } from './model-view.ts';
import { readRecord } from './record-schema.ts';
import { requireModel } from './store-model.ts';

/** Two models of the member beside each other. Throws 'not_found' for another one's, 'invalid' for one and the same. */
export async function compareModels(
  services: Services,
  options: {
    readonly member: Pick<Member, 'id'>;
    readonly locale: Locale;
    readonly left: string;
    readonly right: string;
  },
) {
  const { member, locale } = options;
  if (options.left === options.right) {
    throw new AppError('invalid', 'one and the same model', {
      fields: { right: [{ key: 'models.sameModel' }] },
    });
  }
  const left = await requireModel(services, { id: options.left, member });
  const right = await requireModel(services, { id: options.right, member });
  const book = await openBook(services, { member, locale, models: [left, right] });
  const bets = Map.groupBy(await listOpenBets(services.db, [left.id, right.id]), (bet) => bet.modelId);
  const [ofLeft, ofRight] = [bets.get(left.id) ?? [], bets.get(right.id) ?? []];
  return {
    left: sideView(left, book),
    right: sideView(right, book),
    common: left.category === right.category ? commonPicks(ofLeft, ofRight) : commonPicks([], []),
    roi_difference: returnDifference(ofLeft, ofRight),
  };
}

function sideView(model: ModelRow, book: ModelBook) {
  const run = book.runs.get(model.id);
  return {
    model: modelRowView(model, book),
    curve: run ? readRecord(run.report).curve : [],
    forward_curve: forwardView(model, book).curve,
  };
}

/** Games on which both have a pick: there their profits can be set against each other one by one. */
function commonPicks(left: readonly BetRow[], right: readonly BetRow[]) {
  const byGame = new Map(right.map((bet) => [bet.gameId, bet]));
  const pairs = left.flatMap((bet) => {
    const other = byGame.get(bet.gameId);
    return other === undefined ? [] : [{ bet, other }];
  });
  const { value, interval } = unitReturn(pairs.map(({ bet, other }) => profitOf(bet) - profitOf(other)));
  return {
    games: pairs.length,
    same_side: pairs.filter(({ bet, other }) => bet.side === other.side && bet.line === other.line).length,
    difference: value,
    interval,
  };
}

/**
 * The difference of two returns. Bets of both on one game are taken as one: their profits, each over its own number of bets, are
 * subtracted, and the spread of all such differences gives the interval.
 */
function returnDifference(
  left: readonly Pick<BetRow, 'gameId' | 'result' | 'odds'>[],
  right: readonly Pick<BetRow, 'gameId' | 'result' | 'odds'>[],
) {
  const decided = ({ result }: Pick<BetRow, 'result'>) => result === 'win' || result === 'lose';
  const [ours, theirs] = [left.filter(decided), right.filter(decided)];
  const [own, other] = [unitReturn(ours.map(profitOf)), unitReturn(theirs.map(profitOf))];
  if (own.value === null || other.value === null) return { value: null, interval: null };
  const value = own.value - other.value;
  if (own.n < 2 || other.n < 2) return { value, interval: null };
  const influence = new Map<string, number>();
  for (const bet of ours) influence.set(bet.gameId, (profitOf(bet) - own.value) / own.n);
  for (const bet of theirs) {
    influence.set(bet.gameId, (influence.get(bet.gameId) ?? 0) - (profitOf(bet) - other.value) / other.n);
  }
  const half = 1.959963984540054 * Math.sqrt([...influence.values()].reduce((sum, one) => sum + one ** 2, 0));
  return { value, interval: [value - half, value + half] as const };
}
