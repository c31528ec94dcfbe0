import type { Services } from '#domain/services.ts';

/** Whom a push service may write to about our messages: the site itself, by its address or that of its e-mails. */
export function pushSubject({ ORIGIN, MAIL_FROM }: Services['env']): string {
  if (ORIGIN?.startsWith('https://') === true) return ORIGIN;
  const address = (MAIL_FROM ?? '').split(/[\s<>]/).find((word) => word.includes('@'));
  return `mailto:${address ?? 'no-reply@trueline.example'}`;
}
