import { z } from 'zod';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Contract } from './endpoint.contract.ts';
import { withoutBetting } from './without-betting.ts';

type CheckedAnswer = { readonly data: unknown; readonly meta?: Readonly<Record<string, unknown>> };

/**
 * The answer as the contract's schema reads it, which also drops every field that was not promised. An answer that breaks
 * its contract is an error in test mode, and an alarm in the log elsewhere, where half an answer is better than none.
 */
export function checkAnswer(
  contract: Contract,
  answer: { readonly data: unknown; readonly meta?: unknown },
  services: Services,
): CheckedAnswer {
  const data = contract.data.safeParse(answer.data);
  const meta = contract.meta?.safeParse(answer.meta);
  if (data.success && (meta === undefined || meta.success)) {
    return meta ? { data: data.data, meta: meta.data } : { data: data.data };
  }
  const issues = [...(data.error?.issues ?? []), ...(meta?.error?.issues ?? [])];
  services.log.error({ path: contract.path, issues: issues.slice(0, 5) }, 'an answer broke its contract');
  if (services.env.APP_MODE === 'test' || !data.success) {
    throw new AppError('internal', `The answer of ${contract.path} broke its contract.`);
  }
  return { data: data.data };
}

const metaSchema = z.record(z.string(), z.unknown());

/** What of a checked answer is not marked as being about bets. */
export function withoutBets(contract: Contract, answer: CheckedAnswer): CheckedAnswer {
  const data = withoutBetting(contract.data, answer.data);
  if (contract.meta === undefined) return { data };
  return { data, meta: metaSchema.parse(withoutBetting(contract.meta, answer.meta)) };
}

/** What answers a reader in stats-only mode who asks for a file about picks: it cannot be read line by line for what may stay. */
export const statsOnlyRefusal = (): AppError =>
  new AppError('locked', 'stats only', {
    fields: { base: [{ key: 'member.statsOnly' }] },
    data: { reason: 'stats_only', until: null },
  });
