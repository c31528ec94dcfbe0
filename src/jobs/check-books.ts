import { checkBooks as check } from '#domain/operations/operation/check-books.ts';
import type { JobContext } from './job-context.ts';

export async function checkBooks({ services }: JobContext): Promise<unknown> {
  return check(services);
}
