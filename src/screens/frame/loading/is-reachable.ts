/** Asks for the smallest thing that the server has. An answer that says no is one all the same. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/_builds/latest.json', { cache: 'no-store', method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}
