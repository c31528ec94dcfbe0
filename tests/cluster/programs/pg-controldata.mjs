import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What PostgreSQL's own pg_controldata reports to Patroni about a data folder, for PostgreSQL 18, whose embedded form comes without that program. The
 * places are those of `struct ControlFileData` (src/include/catalog/pg_control.h), version 1800.
 */
const VERSION = 1800;
const STATES = [
  'starting up',
  'shut down',
  'shut down in recovery',
  'shutting down',
  'in crash recovery',
  'in archive recovery',
  'in production',
];

const file = readFileSync(join(process.argv.at(-1) ?? '', 'global', 'pg_control'));
const number = (at) => file.readUInt32LE(at);
const position = (at) => `${number(at + 4).toString(16)}/${number(at).toString(16)}`.toUpperCase();
if (number(8) !== VERSION) throw new Error(`pg_control of version ${number(8)}, not ${VERSION}`);

const fields = {
  'pg_control version number': VERSION,
  'Catalog version number': number(12),
  'Database system identifier': file.readBigUInt64LE(0),
  'Database cluster state': STATES[number(16)],
  'Latest checkpoint location': position(32),
  "Latest checkpoint's REDO location": position(40),
  "Latest checkpoint's TimeLineID": number(48),
  'Minimum recovery ending location': position(136),
  "Min recovery ending loc's timeline": number(144),
  'wal_log_hints setting': file[176] === 1 ? 'on' : 'off',
  'max_connections setting': number(180),
  'max_worker_processes setting': number(184),
  'max_wal_senders setting': number(188),
  'max_prepared_xacts setting': number(192),
  'max_locks_per_xact setting': number(196),
  'Data page checksum version': number(252),
};
for (const [name, value] of Object.entries(fields))
  process.stdout.write(`${`${name}:`.padEnd(38)}${value}\n`);
