import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { endWaking } from './react-in-browser.ts';
import { PAGE_ROOT } from './screens/frame/browser-head.tsx';
import { guardPageChanges } from './screens/frame/loading/guard-page-changes.ts';

const instrumentations = [guardPageChanges()];

await readLoaderData();
const root = document.getElementById(PAGE_ROOT);
if (root === null) throw new Error(`The document has no #${PAGE_ROOT}.`);
hydrateRoot(root, <HydratedRouter instrumentations={instrumentations} />);
endWaking();

/**
 * The router reads the data that came with the page before it renders, and throws a promise of them: a renderer that waits
 * would take the page away meanwhile.
 */
async function readLoaderData(): Promise<void> {
  try {
    HydratedRouter({ instrumentations });
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}
