import { useLanguage } from '#i18n/language-provider.tsx';
import type { PolicyRoom } from './data.server.ts';

type Noted = Pick<PolicyRoom['policies'][number], 'note' | 'created_by'>;

/** Why a policy is as it is: what its author wrote, or, of the one that the program began with, that it is this one. */
export function usePolicyNote(): (policy: Noted) => string {
  const { t } = useLanguage<'office-policy'>();
  return ({ note, created_by: author }) => (author === null ? t('office-policy.firstNote') : note);
}
