/** The program beside the pages starts with each of them; one that has not by then never will. */
const WORKER_LIMIT_MS = 5000;

/** What came of asking a browser to be told: the address and keys of the device, or why there are none. */
export type PushDevice =
  | { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }
  | 'denied'
  | 'failed'
  | 'unsupported';

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the reader, and then the browser's push service. To be called from a press, as browsers want it. */
export async function subscribeDevice(serverKey: string): Promise<PushDevice> {
  if (!canPush()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((done) => setTimeout(() => done(null), WORKER_LIMIT_MS)),
  ]);
  if (registration === null) return 'unsupported';
  try {
    // One that was allowed under another key, or to a member before, is of no use here.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const applicationServerKey = bytesOf(serverKey);
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
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

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
