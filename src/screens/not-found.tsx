import { errorMeta, PageError } from './frame/page-error.tsx';
import type { PageHandle } from './frame/page-handle.ts';

/** A path that matches no page: not an error of the site, so everything around it stays as it is. */
export function loader() {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

/** A guest only reads it. */
export const handle: PageHandle = { isRead: true };

export const meta = errorMeta;

export { PageError as ErrorBoundary };

export default function NotFound() {
  return null;
}
