import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startFrame } from './page-start/start-frame.ts';
import { startServiceWorkerLater } from './page-start/start-service-worker.ts';
import { trustOwnMarkup } from './page-start/trust-own-markup.ts';
import { guardPageChanges } from './screens/frame/loading/guard-page-changes.ts';

const instrumentations = [guardPageChanges()];

trustOwnMarkup();
startFrame();
startServiceWorkerLater();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={instrumentations} />
    </StrictMode>,
  );
});
