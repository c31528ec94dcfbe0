import { measurementContract } from '#api/office/models/[id]/measurement.contract.ts';
import { modelStateContract } from '#api/office/models/[id]/state.contract.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { Model } from './data.server.ts';

type Step = 'shadow' | 'promote' | 'rollBack' | 'retire';
const STATES = { shadow: 'shadow', promote: 'live', rollBack: 'live', retire: 'retired' } as const;

/** What can become of the model from its present state. */
export function ModelActions({ model }: { model: Model }) {
  const may = useMay();
  if (!may('models.run')) return null;
  const { state } = model;
  return (
    <>
      <Measure model={model} />
      {state === 'trained' || state === 'retired' ? <ChangeState model={model} step="shadow" /> : null}
      {state === 'trained' || state === 'shadow' ? <ChangeState model={model} step="retire" /> : null}
      {state === 'shadow' ? <ChangeState model={model} step="promote" /> : null}
      {state === 'retired' && model.was_live ? <ChangeState model={model} step="rollBack" /> : null}
    </>
  );
}

function ChangeState({ model, step }: { model: Model; step: Step }) {
  const { t } = useLanguage<'office-models'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const { id, name, version } = model;
  return (
    <ActionDialog
      verb={t(`office-models.step.${step}.verb`)}
      title={t(`office-models.step.${step}.title`, { name })}
      text={t(`office-models.step.${step}.text`)}
      tone={step === 'promote' ? 'primary' : step === 'retire' ? 'danger' : 'secondary'}
      withReason
      reasonHint={t('office-models.step.noteHint')}
      fields={() => (step === 'promote' ? <Verdict model={model} /> : null)}
      send={(form) =>
        call(modelStateContract, {
          params: { id },
          body: { state: STATES[step], version, reason: reasonOf(form) },
        })
      }
      onDone={() => say({ tone: 'success', text: t(`office-models.step.${step}.done`, { name }) })}
    />
  );
}

/** What the games since say, before anybody promotes. */
function Verdict({ model: { comparison } }: { model: Model }) {
  const { t } = useLanguage<'office-models'>();
  if (comparison === null) return null;
  const { verdict, total } = comparison;
  return (
    <Notice tone={verdict === 'better' ? 'success' : verdict === 'worse' ? 'error' : 'info'}>
      {t(`office-models.verdict.${verdict}`, { games: formatNumber(total.n) })}
    </Notice>
  );
}

function Measure({ model: { id, name } }: { model: Model }) {
  const { t } = useLanguage<'office-models'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  return (
    <ActionDialog
      verb={t('office-models.measure.verb')}
      title={t('office-models.measure.title', { name })}
      text={t('office-models.measure.text')}
      send={() => call(measurementContract, { params: { id }, body: {} })}
      onDone={() => say({ tone: 'success', text: t('office-models.measure.done') })}
    />
  );
}
