import { listRuns } from '#db/queries/custom-model.ts';
import { listBets, listFrozenPicks } from '#db/queries/custom-model-record.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import type { SettledResult } from '#terms/results.ts';
import { profitOf } from './model-report.ts';
import { pickView } from './pick-view.ts';
import { eventView, shownBet } from './show-model.ts';
import { requireModel } from './store-model.ts';

type Part = 'backtest' | 'lock_box' | 'forward';

/**
 * A page of the picks behind a model's figures, the newest first. Those of the lock-box are there once it is open, those of
 * the forward record once their game has begun. Throws 'not_found' for another one's model.
 */
export async function listModelPicks(
  services: Services,
  options: {
    readonly member: Pick<Member, 'id'>;
    readonly id: string;
    readonly part: Part;
    readonly locale: Locale;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { member, id, part, locale, page, perPage } = options;
  await requireModel(services, { id, member });
  const paging = { limit: perPage, offset: (page - 1) * perPage };
  if (part === 'forward') return frozenPicks(services, { ...paging, modelId: id, locale });
  const [run] = await listRuns(services.db, [id]);
  if (part === 'lock_box' && !run?.openedAt) return { items: [], total: 0 };
  const { rows, total } = await listBets(services.db, {
    ...paging,
    modelId: id,
    isLocked: part === 'lock_box',
  });
  const items = rows.map((row) => ({
    ...eventView(row, locale),
    ...pickView(row.bet),
    locked: false as const,
    ...outcomeView(row.bet),
  }));
  return { items, total };
}

async function frozenPicks(
  { db, clock }: Services,
  options: {
    readonly modelId: string;
    readonly locale: Locale;
    readonly limit: number;
    readonly offset: number;
  },
) {
  const { locale, ...page } = options;
  const { rows, total } = await listFrozenPicks(db, { ...page, startedBy: clock.now() });
  const items = rows.flatMap((row) => {
    const bet = shownBet(row);
    if (bet === null) return [];
    return [
      {
        ...eventView(row, locale),
        ...pickView(bet),
        locked: false as const,
        ...frozenOutcome(row, bet.odds),
      },
    ];
  });
  return { items, total };
}

const NOT_SETTLED = {
  result: 'not_completed',
  score: null,
  profit_units: 0,
  closing_value: null,
  corrected_from: null,
} as const;

type FrozenRow = Awaited<ReturnType<typeof listFrozenPicks>>['rows'][number];

/** The grade that stands, and what the first one said where a correction changed it. */
function frozenOutcome({ first, corrected }: FrozenRow, odds: number) {
  if (first === null) return NOT_SETTLED;
  const outcome = outcomeView({ ...first, ...corrected, odds });
  return { ...outcome, corrected_from: outcome.result === first.result ? null : first.result };
}

function outcomeView(options: {
  readonly result: SettledResult;
  readonly odds: number;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly closingValue: number | null;
}) {
  const { homeScore: home, awayScore: away } = options;
  return {
    result: options.result,
    score: home !== null && away !== null ? { home, away } : null,
    profit_units: Math.round(profitOf(options) * 1e6) / 1e6,
    closing_value: options.closingValue,
    corrected_from: null,
  };
}
