import { tidyAccounts as tidy } from '#domain/accounts/member/tidy-accounts.ts';
import { alertOperators } from '#domain/accounts/operator/alert-operators.ts';
import { forgetAnswers } from '#domain/forecasting/sport/forget-answers.ts';
import type { JobContext } from './job-context.ts';

export async function tidyAccounts({ services }: JobContext): Promise<unknown> {
  await tidy(services);
  await alertOperators(services);
  return { answers: await forgetAnswers(services) };
}
