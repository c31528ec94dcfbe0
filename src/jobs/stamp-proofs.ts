import { stampProofs as stamp } from '#domain/picks/timestamp/stamp-proofs.ts';
import type { JobContext } from './job-context.ts';

export async function stampProofs({ services }: JobContext): Promise<unknown> {
  return stamp(services);
}
