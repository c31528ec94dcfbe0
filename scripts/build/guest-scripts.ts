import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('../../src/page-start/guest.ts', import.meta.url));
const MODULE = 'virtual:guest-scripts';

type Script = { readonly fileName: string; readonly code: string; readonly isEntry: boolean };

/**
 * Builds the scripts of pages that guests only read, apart from the framework's bundle so that they share no piece with it, and names the
 * first of them in the module `virtual:guest-scripts`.
 */
export function guestScripts(): Plugin {
  let isServed = false;
  let built: Promise<readonly Script[]> | undefined;
  const scripts = () => {
    built ??= buildScripts();
    return built;
  };
  return {
    name: 'guest-scripts',
    sharedDuringBuild: true,
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    async buildStart() {
      if (isServed || this.environment.name !== 'client') return;
      for (const { fileName, code } of await scripts())
        this.emitFile({ type: 'asset', fileName, source: code });
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const entry = isServed ? undefined : (await scripts()).find(({ isEntry }) => isEntry)?.fileName;
      return `export const guestScript = ${JSON.stringify(`/${entry ?? 'src/page-start/guest.ts'}`)};`;
    },
  };
}

async function buildScripts(): Promise<readonly Script[]> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      // A library is built without Vite's helper that loads style sheets ahead of code: these scripts have none, and every page would carry it.
      lib: { entry: ENTRY, formats: ['es'] },
      rollupOptions: {
        preserveEntrySignatures: false,
        output: {
          minify: true,
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/guest-[name]-[hash].js',
        },
      },
    },
  });
  return [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [file] : []));
}
