/** The program beside the pages starts with each of them; one that has not by then never will. */
const WORKER_LIMIT_MS = 5000;

/** What came of asking a browser to be notified: the address and keys of the device, or why there are none. */
export type PushDevice =
  | { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }
  | 'denied'
  | 'failed'
  | 'unsupported';

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/**
 * Asks the reader, and then the browser's push service. To be called from a press, as browsers want it. A browser has one leave for a site: the
 * office shares that of the member who uses the same one, and a member's takes the place of any other.
 */
export async function subscribeDevice(
  serverKey: string,
  { isShared = false }: { readonly isShared?: boolean } = {},
): Promise<PushDevice> {
  if (!canPush()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((done) => setTimeout(() => done(null), WORKER_LIMIT_MS)),
  ]);
  if (registration === null) return 'unsupported';
  try {
    const applicationServerKey = bytesOf(serverKey);
    const known = await registration.pushManager.getSubscription();
    const isReused = isShared && known !== null && isUnder(known, applicationServerKey);
    // One that was allowed under another key, or to a member before, is of no use here.
    if (!isReused) await known?.unsubscribe();
    const made = isReused
      ? known
      : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const { endpoint, keys } = made.toJSON();
    if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return 'failed';
    return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  } catch (problem) {
    console.info('The browser could not be told.', problem);
    return 'failed';
  }
}

/** Gives up what this browser was allowed as, with its push service too. */
export async function unsubscribeDevice(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** The address at which this browser is notified now; null where it is not. */
export async function findOwnEndpoint(): Promise<string | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

function isUnder({ options }: PushSubscription, key: Uint8Array): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
