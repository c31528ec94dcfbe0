/** Everything that others may use of this package. */

export type { ServerSettings } from './server-settings.ts';
export {
  type EmbeddedAddresses,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';
