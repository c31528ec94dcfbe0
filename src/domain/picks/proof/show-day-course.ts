import { type DayPickRow, listDayBatches, listDayPicks, listDaySettlements } from '#db/queries/proof.ts';
import { listDayTokens } from '#db/queries/timestamp-token.ts';
import type { Services } from '#domain/services.ts';
import { MINUTE_MS } from '#terms/durations.ts';

export type BatchCourse = {
  readonly sequence: number;
  readonly picks: number;
  /** A batch is sealed and published at one instant. */
  readonly sealedAt: string;
  /** When the first authority outside this site signed that it saw the seal; null as long as none has. */
  readonly seenAt: string | null;
  /** The starts of its matches, the earliest first, each once. */
  readonly startsAt: readonly [string, ...string[]];
  /** How long before the first of them it was sealed. */
  readonly leadMinutes: number;
  /** How many picks were settled, and when the last of them was; a withdrawn pick is never settled. */
  readonly settled: number;
  readonly settledAt: string | null;
};

/** What became of each batch of a day by an instant: when it was sealed, seen by others, when its matches began and were settled. */
export async function showDayCourse(
  { db }: Pick<Services, 'db'>,
  filter: { readonly day: string; readonly asOf: Date },
): Promise<BatchCourse[]> {
  const [batches, picks, tokens, settlements] = await Promise.all([
    listDayBatches(db, filter),
    listDayPicks(db, filter),
    listDayTokens(db, filter),
    listDaySettlements(db, filter),
  ]);
  const byBatch = Map.groupBy(picks, ({ pick }) => pick.batchId);
  const settledAt = new Map(settlements.map((one) => [one.pickId, one.settledAt.getTime()]));
  return batches.flatMap(({ id, sequence, publishedAt }) => {
    const members = byBatch.get(id) ?? [];
    const [first, ...later] = startsOf(members);
    if (first === undefined) return [];
    const settled = members.flatMap(({ pick }) => settledAt.get(pick.id) ?? []);
    const seen = tokens.find((one) => one.sequence === sequence)?.token.stampedAt;
    return {
      sequence,
      picks: members.length,
      sealedAt: publishedAt.toISOString(),
      seenAt: seen?.toISOString() ?? null,
      startsAt: [textOf(first), ...later.map(textOf)] as const,
      leadMinutes: Math.floor((first - publishedAt.getTime()) / MINUTE_MS),
      settled: settled.length,
      settledAt: settled.length === 0 ? null : textOf(Math.max(...settled)),
    };
  });
}

function startsOf(members: readonly DayPickRow[]): number[] {
  return [...new Set(members.map(({ pick }) => pick.startAt.getTime()))].toSorted(
    (one, other) => one - other,
  );
}

const textOf = (at: number) => new Date(at).toISOString();
