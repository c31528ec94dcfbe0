import type { ApiKey } from '#domain/accounts/key/list-keys.ts';

/** A key as its owner sees it. A scope that there is no more is left out. */
export function readKey<Scope extends string>(key: ApiKey, known: readonly Scope[]) {
  return {
    id: key.id,
    name: key.name,
    hint: key.hint,
    scopes: known.filter((scope) => key.scopes.includes(scope)),
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
  };
}
