/** What a page says of itself: `export const handle: PageHandle = { query: ['id'], isRead: true }`. */
export type PageHandle = {
  /** The parameters on which its content depends. */
  readonly query?: readonly string[];
  /** A guest only reads it, so that it needs no framework in their browser. */
  readonly isRead?: boolean;
  /** It shows times in the reader's zone, so that on a first visit it is asked for again once the device has named its own. */
  readonly hasTimes?: boolean;
};

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && ('query' in handle || 'isRead' in handle);
}
