import { expect, test } from 'vitest';
import { findOffences } from './find-offences.ts';

const offencesIn = (text: string) =>
  findOffences(new Map([['tests/a.ts', text]]))
    .map(({ line, sentence }) => `${line}: ${sentence}`)
    .filter((line) => line.includes('private name'));

test.each([
  ['const a = window.__reactRouterManifest?.version;', '__reactRouterManifest'],
  ["const a = id.includes('?__react-router-build-client-route');", '?__react-router-build-client-route'],
  ['const a = Object.keys(b).find((key) => key.startsWith("__reactFiber$"));', '__reactFiber$'],
  ['const a = /__reactProps\\$/.test(b);', '__reactProps\\$'],
  ['const a = `window.__staticRouterHydrationData`;', 'window.__staticRouterHydrationData'],
  [
    "import { a } from 'react-router/dist/production/lib/hooks.js';",
    'react-router/dist/production/lib/hooks.js',
  ],
  ['declare global { interface Window { __vite_is_modern_browser: boolean } }', '__vite_is_modern_browser'],
])('%s is an offence', (text, name) => {
  expect(offencesIn(`\n${text}`)).toContain(
    `2: "${name}" is a private name of a framework; use what its documents promise.`,
  );
});

test('what is documented is none, nor what only stands in a comment', () => {
  const fine = [
    "import * as build from 'virtual:react-router/server-build';",
    "window.addEventListener('vite:preloadError', reload); // not __reactRouterManifest",
    "import { HydratedRouter } from 'react-router/dom';",
  ];
  for (const text of fine) expect(offencesIn(text)).toEqual([]);
});
