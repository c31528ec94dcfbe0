import { type ApiKeyOwner, type ApiKeyRow, listApiKeys } from '#db/queries/api-key.ts';
import type { Services } from '#domain/services.ts';

/** A key without what it is known by. */
export type ApiKey = Omit<ApiKeyRow, 'tokenHash'>;

/** The keys of a person that are good now, the newest first. */
export function listKeys(services: Services, owner: ApiKeyOwner): Promise<ApiKey[]> {
  return listApiKeys(services.db, owner, services.clock.now());
}
