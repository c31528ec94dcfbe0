import { execFileSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './image-files.ts';

/** A base that is pulled; without it one of Debian is made, as the Dockerfile wants it. */
const { CONTAINER_BASE, NODE_EXTRA_CA_CERTS: CERTIFICATES } = process.env;
const PROGRAMS = ['buildah', 'podman', 'runc', ...(CONTAINER_BASE ? [] : ['debootstrap', 'npm'])];
const IMAGE = 'localhost/trueline';

function placeOf(program: string): string | undefined {
  const places = ['/usr/local/bin', '/usr/bin', '/usr/sbin'].map((folder) => join(folder, program));
  return places.find((path) => existsSync(path));
}

/** What compose.yaml gives each part; the limits are those that every host allows. */
const FENCE = [
  '--network=host',
  '--read-only',
  '--tmpfs=/tmp',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--ulimit=nofile=4096',
  '--ulimit=nproc=4096',
];

/** crun refuses a machine that has control groups of both kinds. */
const RUNTIME = placeOf('runc') ?? 'runc';

/** Whether images can be built and run here: by root, with the programs of Debian. */
export const canRunContainers =
  process.getuid?.() === 0 && PROGRAMS.every((program) => placeOf(program) !== undefined);

export type ImageStore = {
  /** How many MB the image takes beside its base. */
  readonly ownMegabytes: number;
  /** Runs a program in a container of its own until it ends; answers what it writes. */
  run(settings: Settings, ...command: string[]): string;
  /** Starts a part of the site, as compose.yaml does. */
  start(name: string, settings: Settings, ...command: string[]): void;
  exec(name: string, ...command: string[]): string;
  kill(name: string, signal: string): void;
  /** Waits until a container has ended, and answers with which code it did. */
  exitOf(name: string): number;
  close(): void;
};
type Settings = Readonly<Record<string, string>>;

/** Builds the image from the Dockerfile into a store of its own, which is gone with it. */
export function buildImage(): ImageStore {
  const folder = mkdtempSync(join(tmpdir(), 'trueline-image-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  chownSync(data, 1000, 1000);
  const store = [
    '--root',
    join(folder, 'store'),
    '--runroot',
    join(folder, 'run'),
    '--storage-driver',
    'overlay',
  ];
  const call = (program: string, args: readonly string[]) =>
    execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  const buildah = (...args: string[]) => call('buildah', [...store, ...args]);
  const podman = (...args: string[]) =>
    call('podman', [...store, '--runtime', RUNTIME, '--cgroup-manager', 'cgroupfs', ...args]);
  const started = (settings: Settings) => [
    ...FENCE,
    `--volume=${data}:/data`,
    ...Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`),
    IMAGE,
  ];
  const base = CONTAINER_BASE ?? makeBase(join(folder, 'base'), buildah);
  buildah(
    'build',
    '--runtime',
    RUNTIME,
    '--network',
    'host',
    '--build-arg',
    `BASE=${base}`,
    '--tag',
    IMAGE,
    '.',
  );
  const sizeOf = (image: string) => Number(podman('image', 'inspect', '--format', '{{.Size}}', image)) / 1e6;
  return {
    ownMegabytes: sizeOf(IMAGE) - sizeOf(base),
    run: (settings, ...command) => podman('run', '--rm', ...started(settings), ...command),
    start: (name, settings, ...command) =>
      void podman('run', '--detach', '--name', name, ...started(settings), ...command),
    exec: (name, ...command) => podman('exec', name, ...command),
    kill: (name, signal) => void podman('kill', '--signal', signal, name),
    exitOf: (name) => Number(podman('wait', name)),
    close: () => {
      podman('rm', '--all', '--force', '--time', '0');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian with Node and npm of this machine and the user `node`, as the images of Node are. */
function makeBase(root: string, buildah: (...args: string[]) => string): string {
  const options = { stdio: 'ignore' } as const;
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'trixie', root], options);
  execFileSync(
    'useradd',
    ['--root', root, '--create-home', '--uid', '1000', '--user-group', 'node'],
    options,
  );
  cpSync(process.execPath, join(root, 'usr/local/bin/node'));
  const npm = dirname(dirname(realpathSync(placeOf('npm') ?? '')));
  cpSync(npm, join(root, 'usr/local/lib/npm'), { recursive: true });
  symlinkSync('../lib/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
  const container = buildah('from', 'scratch');
  // A machine that trusts more authorities than Debian does reaches its registry by them.
  if (CERTIFICATES) {
    cpSync(CERTIFICATES, join(root, 'etc/ssl/more.pem'));
    buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/more.pem', container);
  }
  buildah('copy', '--quiet', container, root, '/');
  buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', container);
  buildah('commit', '--quiet', '--rm', container, 'localhost/base');
  return 'localhost/base';
}
