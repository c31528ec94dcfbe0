import { useLanguage } from '#i18n/language-provider.tsx';

const EMAILS = [
  'account-deleted',
  'api-key-made',
  'bank-account-alone',
  'google-linked',
  'news-digest',
  'operator-alert',
  'operator-setup',
  'order-completed',
  'order-created',
  'order-expired',
  'order-failed',
  'order-owed',
  'order-partial',
  'order-reported',
  'order-revived',
  'password-changed',
  'password-link',
  'renewal-reminder',
  'request-alone',
  'site-alert',
  'taken-address',
  'test-email',
  'verify-address',
  'webhook-disabled',
  'welcome',
] as const;

/** What an e-mail is called; one that is not known here keeps the name that programs use. */
export function useEmailName(): (template: string) => string {
  const { t } = useLanguage<'office-operations'>();
  return (template) => {
    const known = EMAILS.find((name) => name === template);
    return known === undefined ? template : t(`office-operations.emails.names.${known}`);
  };
}
