import { useMatches, useRouteLoaderData } from 'react-router';
import type { FrameData } from './data.server.ts';
import { isPageHandle } from './page-handle.ts';

/**
 * Whether this page stands without the framework in the browser: its route says that it is only read (`handle`), and its reader is a guest.
 * A member's page is taken over by scripts whatever it shows.
 */
export function useIsReading(): boolean {
  const frame = useRouteLoaderData<FrameData>('frame');
  const matches = useMatches();
  return (
    // Where the framework runs it stays: a guest may come to a page within it, as after a log-out.
    import.meta.env.SSR &&
    frame !== undefined &&
    frame.session.state !== 'member' &&
    matches.some(({ handle }) => isPageHandle(handle) && handle.isRead === true)
  );
}
