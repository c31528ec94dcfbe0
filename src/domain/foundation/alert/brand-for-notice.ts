import type { OperatorRow } from '#db/queries/operator.ts';
import type { AlertRow } from '#db/queries/operator-alert.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import { isSiteAlert } from '#i18n/alert-text.ts';
import { NOTIFIED_KINDS } from './notified-kinds.ts';

/** The brand in whose name an operator is notified of an alert; undefined where it is not their duty. */
export function brandForNotice(
  { role, brands }: Pick<OperatorRow, 'role' | 'brands'>,
  { kind, brand }: Pick<AlertRow, 'kind' | 'brand'>,
): string | undefined {
  if (!isSiteAlert(kind) || !mayDo(role, NOTIFIED_KINDS[kind])) return undefined;
  return brand === null ? brands[0] : brands.find((key) => key === brand);
}
