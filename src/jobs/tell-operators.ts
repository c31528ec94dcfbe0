import { tellOperators as tell } from '#domain/accounts/operator-device/tell-operators.ts';
import type { JobContext } from './job-context.ts';

export async function tellOperators({ services }: JobContext): Promise<unknown> {
  return tell(services);
}
