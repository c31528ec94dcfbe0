import { listMemberDisputes } from '#db/queries/dispute.ts';
import type { RecordRow } from '#domain/picks/record/record-row.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';

/** How long after its first grade a result can be disputed. */
export const DISPUTE_WINDOW_MS = 7 * DAY_MS;

/** A member's own dispute of a result, and the operator's word on it once there is one. */
type OwnDispute = {
  readonly state: 'open' | 'upheld' | 'rejected';
  readonly raised_at: string;
  readonly answer: string | null;
};

type DisputableRow = RecordRow & {
  readonly dispute: OwnDispute | null;
  /** Until when the reader can dispute the result; null where they cannot. */
  readonly disputable_until: string | null;
};

/** Rows of the published record with what a member has said against them, and until when they can. */
export async function withDisputes(
  services: Services,
  options: { readonly rows: readonly RecordRow[]; readonly memberId: number | null },
): Promise<readonly DisputableRow[]> {
  const { rows, memberId } = options;
  const graded = rows.filter(isGraded);
  const own =
    memberId === null || graded.length === 0
      ? []
      : await listMemberDisputes(services.db, { accountId: memberId, pickIds: graded.map(({ id }) => id) });
  const disputes = new Map(own.map((row) => [row.pickId, row]));
  const now = services.clock.now().getTime();
  return rows.map((row) => {
    const said = disputes.get(row.id);
    const until = Date.parse(row.date) + DISPUTE_WINDOW_MS;
    const isOpen = memberId !== null && said === undefined && isGraded(row) && now <= until;
    return {
      ...row,
      dispute: said
        ? { state: said.outcome ?? 'open', raised_at: said.raisedAt.toISOString(), answer: said.answer }
        : null,
      disputable_until: isOpen ? new Date(until).toISOString() : null,
    };
  });
}

/** A published pick with a result; forecasts that were calculated afterwards have no serial and promised nothing. */
function isGraded({ serial, result }: RecordRow): boolean {
  return serial !== null && result !== 'pass' && result !== 'not_completed';
}
