import { join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** What stays running: each is `build/program/<name>.js` after a build. */
export const PROGRAMS = ['src/server.ts', 'src/worker.ts', 'src/backup.ts'];

/**
 * Builds web process, worker and backups beside the pages, for `npm start`, the image and the units. Looking up, reading and stripping two thousand modules takes Node
 * longer than all else that a process does until it answers.
 */
export function bundlePrograms(): Plugin {
  return {
    name: 'bundle-programs',
    apply: 'build',
    sharedDuringBuild: true,
    async buildStart() {
      if (this.environment.name !== 'ssr') return;
      await writePrograms(resolve(import.meta.dirname, '../..'), PROGRAMS);
    },
  };
}

/** Writes a file for each program into `build/program/`, and one for each piece that several of them share; packages stay where they are. */
export async function writePrograms(root: string, programs: readonly string[]): Promise<void> {
  const outDir = join(root, 'build/program');
  await build({
    configFile: false,
    root,
    publicDir: false,
    // What goes wrong is thrown.
    logLevel: 'silent',
    plugins: [keepAddresses(outDir)],
    build: {
      ssr: true,
      outDir,
      target: 'node24',
      // All in one folder, from which the sources are equally far.
      rolldownOptions: { input: [...programs], output: { chunkFileNames: '[name]-[hash].js' } },
    },
  });
}

/** A module finds the files beside it by its address; in the bundle it says the one that it has among the sources. */
function keepAddresses(outDir: string): Plugin {
  return {
    name: 'keep-addresses',
    transform(code, id) {
      if (id.includes('/node_modules/')) return null;
      if (/\bimport\.meta\.(?:dirname|filename|resolve)\b/.test(code))
        this.error(
          'In a program of the site a file is found by import.meta.url, which holds in its bundle too.',
        );
      if (!code.includes('import.meta.url')) return null;
      const source = JSON.stringify(relative(outDir, id));
      return code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`);
    },
  };
}
