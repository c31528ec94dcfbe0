import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardPageChanges } from './screens/frame/loading/guard-page-changes.ts';

/** React makes its own picture of what the server wrote, in small pieces of work. */
function answer() {
  const instrumentations = [guardPageChanges()];
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={instrumentations} />
      </StrictMode>,
    );
  });
}

// A page that rests is at work when its reader touches it.
if (window.rest === undefined) answer();
else void window.rest.then(answer);
