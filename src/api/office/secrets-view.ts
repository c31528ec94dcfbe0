import type { OperatorSecrets } from '#domain/accounts/operator/new-secrets.ts';
import { qrCode } from '#platform/qr-code.ts';

/** What an operator is shown once, with the second factor also as a QR code. */
export function secretsView({ email, totp_uri: uri, recovery_codes: codes }: OperatorSecrets) {
  return { email, totp_uri: uri, totp_code: { ...qrCode(uri) }, recovery_codes: [...codes] };
}
