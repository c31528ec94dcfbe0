import { useNavigate } from 'react-router';
import { adoptVariantContract } from '#api/office/experiments/[id]/adoption.contract.ts';
import { endExperimentContract } from '#api/office/experiments/[id]/end.contract.ts';
import { removeExperimentContract } from '#api/office/experiments/[id]/removal.contract.ts';
import { startExperimentContract } from '#api/office/experiments/[id]/start.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { Experiment } from './data.server.ts';

/** What can be done with a test in its state. */
export function ExperimentActions({ experiment }: { experiment: Experiment }) {
  const { state, kind, adopted_at: adoptedAt } = experiment;
  if (!useMay()('experiments.edit')) return null;
  if (state === 'planned') {
    return (
      <>
        <Remove experiment={experiment} />
        <Start experiment={experiment} />
      </>
    );
  }
  if (state === 'running') return <End experiment={experiment} />;
  if (kind === 'count') return null;
  if (adoptedAt === null) return <Adopt experiment={experiment} adopted />;
  return kind === 'layout' ? <Adopt experiment={experiment} adopted={false} /> : null;
}

interface ActionProps {
  experiment: Experiment;
}

function Start({ experiment: { id, version } }: ActionProps) {
  const { t } = useLanguage<'office-experiments'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  return (
    <ActionDialog
      verb={t('office-experiments.start.verb')}
      tone="primary"
      title={t('office-experiments.start.verb')}
      text={t('office-experiments.start.text')}
      send={() => call(startExperimentContract, { params: { id }, body: { version } })}
      onDone={() => say({ tone: 'success', text: t('office-experiments.start.done') })}
    />
  );
}

function End({ experiment: { id, version } }: ActionProps) {
  const { t } = useLanguage<'office-experiments'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const verb = t('office-experiments.end.verb');
  return (
    <ActionDialog
      verb={verb}
      tone="danger"
      title={verb.replace('…', '')}
      text={t('office-experiments.end.text')}
      withReason
      send={(form) =>
        call(endExperimentContract, { params: { id }, body: { version, reason: reasonOf(form) } })
      }
      onDone={() => say({ tone: 'success', text: t('office-experiments.end.done') })}
    />
  );
}

function Adopt({ experiment: { id, version }, adopted }: ActionProps & { adopted: boolean }) {
  const { t } = useLanguage<'office-experiments'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const action = adopted ? 'adopt' : 'giveUp';
  const verb = t(`office-experiments.${action}.verb`);
  return (
    <ActionDialog
      verb={verb}
      tone="primary"
      title={verb.replace('…', '')}
      text={t(`office-experiments.${action}.text`)}
      send={() => call(adoptVariantContract, { params: { id }, body: { version, adopted } })}
      onDone={() => say({ tone: 'success', text: t(`office-experiments.${action}.done`) })}
    />
  );
}

function Remove({ experiment: { id, version } }: ActionProps) {
  const { t } = useLanguage<'office-experiments'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const navigate = useNavigate();
  const href = useOfficeHref();
  const verb = t('office-experiments.remove.verb');
  return (
    <ActionDialog
      verb={verb}
      tone="danger"
      title={verb.replace('…', '')}
      text={t('office-experiments.remove.text')}
      send={async () => {
        const answer = await call(removeExperimentContract, { params: { id }, body: { version } });
        // The page of what is gone must not be loaded again.
        if (answer.status) await navigate(href('/office/experiments'));
        return answer;
      }}
      onDone={() => say({ tone: 'success', text: t('office-experiments.remove.done') })}
    />
  );
}
