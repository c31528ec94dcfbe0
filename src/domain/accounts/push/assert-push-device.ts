import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { isPushEndpoint } from '#platform/push/push-endpoint.ts';
import { isPushPublicKey } from '#platform/push/push-public-key.ts';

/** Throws 'invalid' at `endpoint` for an address that is not one of a push service, and at `keys.p256dh` for a key that nothing can be encrypted for. */
export function assertPushDevice(
  { env }: Services,
  { endpoint, publicKey }: { readonly endpoint: string; readonly publicKey: string },
): void {
  const refuse = (field: string, message: string) => {
    throw new AppError('invalid', message, { fields: { [field]: [{ key: 'api.invalid_value' }] } });
  };
  if (!isPushEndpoint(endpoint, { isTest: env.APP_MODE === 'test' }))
    refuse('endpoint', 'not a push service');
  if (!isPushPublicKey(publicKey)) refuse('keys.p256dh', 'not a key of a browser');
}
