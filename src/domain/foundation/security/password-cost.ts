import type { Env } from '#platform/env.ts';
import { type PasswordCost, QUICK_COST, STRONG_COST } from '#platform/password.ts';

/** What hashing a password costs here. Tests are not about its cost, and hash many. */
export function passwordCost(env: Pick<Env, 'APP_MODE'>): PasswordCost {
  return env.APP_MODE === 'test' ? QUICK_COST : STRONG_COST;
}
