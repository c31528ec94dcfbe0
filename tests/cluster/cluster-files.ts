import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#platform/free-port.ts';
import { NAMES } from '../chaos/small-processes.ts';
import type { ProcessName } from '../chaos/victim-site.ts';

const DEPLOY = new URL('../../deploy/', import.meta.url);
const MEMBERS = ['pg1', 'pg2', 'pg3'] as const;
type MemberName = (typeof MEMBERS)[number];

const SECRETS = {
  'SUPERUSER-PASSWORD': 'super-secret',
  'REPLICATION-PASSWORD': 'replication-secret',
  'REWIND-PASSWORD': 'rewind-secret',
  'OWNER-PASSWORD': 'owner-secret',
  'APP-PASSWORD': 'app-secret',
} as const;
const APP_LOGIN = `trueline_app:${SECRETS['APP-PASSWORD']}`;

/** Where a program of the cluster writes what it has to say. */
export const logOf = (home: string, program: string): string => join(home, `${program}.log`);

export type ClusterFiles = Awaited<ReturnType<typeof writeClusterFiles>>;

/**
 * The files of `deploy/` for one machine: hosts, ports, folders and passwords put in. Everything else is what `deploy/` says, but that copies are
 * made without pg_basebackup and pg_rewind, which the embedded PostgreSQL does not bring.
 */
export async function writeClusterFiles(options: {
  readonly home: string;
  readonly copyReplica: string;
  readonly webs: readonly { readonly port: number }[];
  /** Whether HAProxy says what went wrong. */
  readonly hasLogs: boolean;
}) {
  const { home, copyReplica } = options;
  const members = await Promise.all(
    MEMBERS.map(async (name) => {
      const [port, rest] = [await freePort(), await freePort()];
      const [dataDir, config] = [join(home, `pg-${port}`), join(home, `${name}.yml`)];
      return { name, port, rest, dataDir, config, log: logOf(home, name) };
    }),
  );
  const etcd = { client: await freePort(), peer: await freePort() };
  const ports = {
    primary: await freePort(),
    standby: await freePort(),
    site: await freePort(),
  };
  const poolers = await Promise.all(
    NAMES.map(async (process) => {
      const name = `pgbouncer-${process.replace(' ', '-')}`;
      return { process, name, port: await freePort(), config: join(home, `${name}.ini`) };
    }),
  );
  const errors = join(home, 'errors');
  mkdirSync(errors);

  const hosts = (text: string) =>
    members
      .reduce(
        (all, { name, port, rest }) =>
          all
            .replaceAll(`${name}.internal:5432 check port 8008`, `127.0.0.1:${port} check port ${rest}`)
            .replaceAll(`${name}.internal:5432`, `127.0.0.1:${port}`)
            .replaceAll(`${name}.internal:8008`, `127.0.0.1:${rest}`),
        text,
      )
      .replace('haproxy.internal port=5000', `127.0.0.1 port=${ports.primary}`);
  const secrets = (text: string) =>
    Object.entries(SECRETS).reduce((all, [name, secret]) => all.replaceAll(name, secret), text);
  const read = (name: string) => secrets(readFileSync(new URL(name, DEPLOY), 'utf8'));

  for (const member of members) {
    const text = hosts(
      read('patroni.yml')
        .replaceAll('pg1.internal', `${member.name}.internal`)
        .replace('name: pg1', `name: ${member.name}`),
    )
      .replace(/hosts: \[.*\]/, `hosts: ['127.0.0.1:${etcd.client}']`)
      .replace('local all all peer', 'local all all trust')
      .replace(/data_dir: .*/, `data_dir: ${member.dataDir}`)
      .replace(/bin_dir: .*/, `bin_dir: ${join(home, 'bin')}`)
      .replace(/pgpass: .*/, `pgpass: ${join(home, `pgpass-${member.name}`)}`)
      .replace('use_pg_rewind: true', `create_replica_methods: [copy]\n  copy: { command: ${copyReplica} }`)
      .replace('jit: "off"', "jit: 'off'\n    unix_socket_directories: ''\n    shared_buffers: 64MB");
    writeFileSync(member.config, text);
  }
  const [first, second] = options.webs;
  const haproxy = hosts(read('haproxy.cfg'))
    .replace('bind :5000', `bind 127.0.0.1:${ports.primary}`)
    .replace('bind :5001', `bind 127.0.0.1:${ports.standby}`)
    .replace(/bind :443 .*/, `bind 127.0.0.1:${ports.site}`)
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http')
    .replaceAll('/etc/haproxy/errors', errors)
    .replace('maxconn 8000', `maxconn 8000${options.hasLogs ? '\n  log stdout format iso local0' : ''}`)
    .replace(
      'timeout check 2s',
      `timeout check 2s${options.hasLogs ? '\n  log global\n  option httplog\n  option dontlog-normal\n  option log-health-checks' : ''}`,
    )
    .replaceAll('web1.internal:3000', `127.0.0.1:${first?.port}`)
    .replaceAll('web2.internal:3000', `127.0.0.1:${second?.port}`);
  writeFileSync(join(home, 'haproxy.cfg'), haproxy);
  for (const { port, config } of poolers) {
    const pgbouncer = hosts(read('pgbouncer.ini'))
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace(/auth_file = .*/, `auth_file = ${join(home, 'users.txt')}`);
    writeFileSync(config, pgbouncer);
  }
  writeFileSync(join(home, 'users.txt'), `"trueline_app" "${SECRETS['APP-PASSWORD']}"\n`, { mode: 0o644 });
  const address = (login: string, port: number, database = 'trueline') =>
    `postgres://${login}@127.0.0.1:${port}/${database}`;
  return {
    members,
    etcd,
    ports,
    poolers,
    errors,
    roles: read('roles.sql'),
    urls: {
      superuser: address(`postgres:${SECRETS['SUPERUSER-PASSWORD']}`, ports.primary, 'postgres'),
      owner: address(`trueline:${SECRETS['OWNER-PASSWORD']}`, ports.primary),
      app: address(APP_LOGIN, ports.primary),
      /** A process goes through the PgBouncer beside it. */
      pooled: (process: ProcessName) => {
        const own = poolers.find((pooler) => pooler.process === process);
        if (own === undefined) throw new Error(`no PgBouncer stands beside ${process}`);
        return address(APP_LOGIN, own.port);
      },
      standby: address(APP_LOGIN, ports.standby),
    },
  };
}

export type Member = ClusterFiles['members'][number];
export type { MemberName };
