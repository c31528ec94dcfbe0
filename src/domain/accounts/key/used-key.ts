import type { ApiKeyRow } from '#db/queries/api-key.ts';

/** The key that a call came with. */
export type UsedKey = Pick<ApiKeyRow, 'id' | 'name' | 'scopes'>;
