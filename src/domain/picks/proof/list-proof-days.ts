import { listProofDayRows } from '#db/queries/proof.ts';
import type { Services } from '#domain/services.ts';

type ProofDaySummary = {
  readonly day: string;
  readonly picks: number;
  readonly isClosed: boolean;
};

/** The newest days on which picks were published, the newest first, as known now or at an earlier instant. */
export async function listProofDays(
  { db, clock }: Services,
  options: { readonly limit: number; readonly asOf?: Date | undefined },
): Promise<ProofDaySummary[]> {
  return listProofDayRows(db, { asOf: options.asOf ?? clock.now(), limit: options.limit });
}
