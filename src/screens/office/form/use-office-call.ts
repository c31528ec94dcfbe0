import { useLanguage } from '#i18n/language-provider.tsx';
import type { ApiClient } from '../../api-client.ts';
import { newWriteKey } from '../../new-write-key.ts';
import { useOffice } from '../frame/office-context.ts';
import { officeClient } from '../office-client.ts';

/** Calls of the office from a page, in the operator's language and for the brand at hand; one that takes a key has one. */
export function useOfficeCall(): ApiClient['call'] {
  const { locale } = useLanguage();
  const { brand } = useOffice();
  return (contract, input) =>
    officeClient({ locale, brand }).call(
      contract,
      contract.idempotent ? { ...input, idempotencyKey: newWriteKey() } : input,
    );
}
