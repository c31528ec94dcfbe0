import { tidyAccounts as tidy } from '#domain/member/tidy-accounts.ts';
import { alertOperators } from '#domain/operator/alert-operators.ts';
import { forgetAnswers } from '#domain/sport/forget-answers.ts';
import type { JobContext } from './job-context.ts';

export async function tidyAccounts({ services }: JobContext): Promise<unknown> {
  await tidy(services);
  await alertOperators(services);
  return { answers: await forgetAnswers(services) };
}
