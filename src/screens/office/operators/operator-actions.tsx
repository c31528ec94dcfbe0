import { resetOperatorContract } from '#api/office/operators/[id]/reset.contract.ts';
import { changeOperatorContract } from '#api/office/operators/[id].contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { RowActions } from '../table/row-actions.tsx';
import type { Colleague } from './data.server.ts';
import { OperatorFields, readBrands, readRole } from './operator-fields.tsx';

/** What an owner can do about a colleague. */
export function OperatorActions({ colleague }: { colleague: Colleague }) {
  return (
    <RowActions>
      <Change colleague={colleague} />
      {colleague.status === 'active' ? <Reset colleague={colleague} /> : null}
      <EndOrTakeBack colleague={colleague} />
    </RowActions>
  );
}

function Change({ colleague: { id, email, role, brands, version } }: { colleague: Colleague }) {
  const { t } = useLanguage<'office-operators'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  return (
    <ActionDialog
      saves
      verb={t('office-operators.change.verb')}
      label={t('office-operators.change.title', { email })}
      title={t('office-operators.change.title', { email })}
      text={t('office-operators.change.text')}
      withReason
      fields={(errors) => <OperatorFields current={role} brands={brands} errors={errors} />}
      check={(form) => (readBrands(form).length === 0 ? { brands: t('office-operators.make.noBrand') } : {})}
      send={(form) =>
        call(changeOperatorContract, {
          params: { id },
          body: { role: readRole(form), brands: readBrands(form), version, reason: reasonOf(form) },
        })
      }
      onDone={() => say({ tone: 'success', text: t('office-operators.change.done', { email }) })}
    />
  );
}

function Reset({ colleague: { id, email, version } }: { colleague: Colleague }) {
  const { t } = useLanguage<'office-operators'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  return (
    <ActionDialog
      verb={t('office-operators.reset.verb')}
      label={t('office-operators.reset.title', { email })}
      title={t('office-operators.reset.title', { email })}
      text={t('office-operators.reset.text')}
      withReason
      send={(form) =>
        call(resetOperatorContract, { params: { id }, body: { version, reason: reasonOf(form) } })
      }
      onDone={() => say({ tone: 'success', text: t('office-operators.reset.done', { email }) })}
    />
  );
}

function EndOrTakeBack({ colleague: { id, email, status, version } }: { colleague: Colleague }) {
  const { t } = useLanguage<'office-operators'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const action = status === 'active' ? 'end' : 'back';
  return (
    <ActionDialog
      verb={t(`office-operators.${action}.verb`)}
      label={t(`office-operators.${action}.title`, { email })}
      {...(action === 'end' ? { tone: 'danger' as const } : {})}
      title={t(`office-operators.${action}.title`, { email })}
      text={t(`office-operators.${action}.text`)}
      withReason
      send={(form) =>
        call(changeOperatorContract, {
          params: { id },
          body: { status: action === 'end' ? 'disabled' : 'active', version, reason: reasonOf(form) },
        })
      }
      onDone={() => say({ tone: 'success', text: t(`office-operators.${action}.done`, { email }) })}
    />
  );
}
