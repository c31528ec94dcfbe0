import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PACKAGES = ['patroni', 'etcd-server', 'haproxy', 'pgbouncer'] as const;
const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
} as const;

/** The programs of a cluster (Debian's packages), installed where that is allowed; null where one of them is missing. */
export function findClusterPrograms(): typeof PROGRAMS | null {
  const areThere = () => Object.values(PROGRAMS).every((path) => existsSync(path));
  if (!areThere() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { PATH: process.env.PATH ?? '', DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES], {
      env,
      stdio: 'ignore',
      timeout: 300_000,
    });
  }
  return areThere() ? PROGRAMS : null;
}
