/** The owner of the database and of everything in it; it is also the server's superuser. */
export const OWNER = 'trueline_owner';
/** The login of anyone who only uses the database. The site makes the role; its password lies beside the owner's. */
export const APP = 'trueline_app';
export const DATABASE = 'trueline';

/** Settings by name, as PostgreSQL spells them. */
export type ServerSettings = Readonly<Record<string, string>>;

/**
 * Durable, and sized for a machine of two cores and 2 GB that runs the web server and the worker as well. The settings
 * are handed over at each start, so that a new version of the program changes them without touching the data.
 */
const DEFAULTS: ServerSettings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '192MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '60',
  max_wal_size: '512MB',
  wal_compression: 'on',
  autovacuum_naptime: '30s',
  // Two cores are better spent on requests; and without parallel queries a small /dev/shm (64 MB in containers) does.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Error texts may hold what members typed: neither statements nor the offending values are written down.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_destination: 'stderr',
  password_encryption: 'scram-sha-256',
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
};

/**
 * @param tag name of the cluster; it appears in the command line of all its processes, which is how they are found again
 * @returns arguments for `postgres`
 */
export function serverArguments(tag: string, port: number, overrides: ServerSettings): string[] {
  const settings = { ...DEFAULTS, ...overrides, cluster_name: tag, port: String(port) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
