/** What a browser may report about its connection; not every one does. */
type Connection = { readonly saveData?: unknown; readonly effectiveType?: unknown };

/** Whether pages may be loaded ahead: not for readers who save data, and not over a connection of the second generation. */
export function mayPrefetch(navigator: object): boolean {
  const connection = 'connection' in navigator ? readConnection(navigator.connection) : null;
  if (connection === null) return true;
  return connection.saveData !== true && !/2g/.test(String(connection.effectiveType));
}

function readConnection(value: unknown): Connection | null {
  return typeof value === 'object' ? value : null;
}
