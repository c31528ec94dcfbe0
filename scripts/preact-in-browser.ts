import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OWN = fileURLToPath(new URL('../src/react-in-browser.ts', import.meta.url));
/** Preact's form of React under its name, with what it lacks or does otherwise laid over it. */
const REACT = `
export * from 'preact/compat';
export { default } from 'preact/compat';
export { useOptimistic, useSyncExternalStore } from ${JSON.stringify(OWN)};
`;
const REACT_ID = '\0react-in-browser';
const REPLACED: Readonly<Record<string, string>> = {
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Hands the browser Preact where the sources, and the router, import React; the server keeps React. */
export function preactInBrowser(): Plugin {
  return {
    name: 'preact-in-browser',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(id, importer) {
      if (id === 'react') return REACT_ID;
      const replaced = REPLACED[id];
      return replaced === undefined ? null : this.resolve(replaced, importer, { skipSelf: true });
    },
    load: (id) => (id === REACT_ID ? REACT : null),
  };
}
