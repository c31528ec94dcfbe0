import { saveFeedbackContract } from '#api/office/feedback/[id].contract.ts';
import { newFeedbackContract } from '#api/office/feedback.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { FEEDBACK_SOURCES } from '#terms/content.ts';
import { TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { writeZonedTime } from '../form/zoned-time.ts';
import { useMay, useOffice } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { LocalTextFields, readLocalTexts } from '../text/local-text-fields.tsx';
import type { OfficeFeedback } from './data.server.ts';

/** The message of each way by which words reach us. */
export const sourceKey = (source: (typeof FEEDBACK_SOURCES)[number]) =>
  `office-content.feedback.sources.${source === 'other' ? 'elsewhere' : source}` as const;

/** Writes down what a member said: for the first time, or corrected. */
export function FeedbackDialog({ feedback, now }: { feedback?: OfficeFeedback; now: string }) {
  const { t } = useLanguage<'office-content'>();
  const may = useMay();
  const call = useOfficeCall();
  const say = useOfficeNote();
  if (!may('content.edit')) return null;
  return (
    <ActionDialog
      saves
      verb={t(feedback === undefined ? 'office-content.feedback.new' : 'office-content.change')}
      {...(feedback === undefined ? { tone: 'primary' as const, size: 'normal' as const } : {})}
      title={t(feedback === undefined ? 'office-content.feedback.new' : 'office-content.feedback.change')}
      text={t('office-content.feedback.text')}
      fields={(errors) => <FeedbackFields feedback={feedback} now={now} errors={errors} />}
      send={(form) =>
        feedback === undefined
          ? call(newFeedbackContract, { body: readFeedback(form) })
          : call(saveFeedbackContract, {
              params: { id: feedback.id },
              body: { ...readFeedback(form), version: feedback.version },
            })
      }
      onDone={() => say({ tone: 'success', text: t('office-content.feedback.saved') })}
    />
  );
}

function readFeedback(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    name: text('name'),
    texts: readLocalTexts(form, 'texts'),
    rating: Number(text('rating')),
    given_on: text('given_on'),
    source: FEEDBACK_SOURCES.find((one) => one === text('source')) ?? null,
    source_reference: text('source_reference'),
    consent_on: text('consent_on') || null,
  };
}

interface FeedbackFieldsProps {
  feedback: OfficeFeedback | undefined;
  now: string;
  errors: FormErrors;
}

function FeedbackFields({ feedback, now, errors }: FeedbackFieldsProps) {
  const { t } = useLanguage<'office-content'>();
  const { zone } = useOffice();
  return (
    <>
      <TextField
        label={t('office-content.feedback.name')}
        hint={t('office-content.feedback.nameHint')}
        name="name"
        maxLength={60}
        defaultValue={feedback?.name ?? ''}
        error={errors.name}
      />
      <LocalTextFields
        name="texts"
        legend={t('office-content.feedback.words')}
        hint={t('office-content.noFigures')}
        texts={feedback?.texts ?? {}}
        errors={errors}
        maxLength={600}
        rows={3}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('office-content.feedback.rating')}
          name="rating"
          defaultValue={String(feedback?.rating ?? 5)}
          options={[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: '★'.repeat(stars) }))}
        />
        <TextField
          label={t('office-content.feedback.givenOn')}
          name="given_on"
          type="date"
          defaultValue={feedback?.given_on ?? writeZonedTime(now, zone).slice(0, 10)}
          error={errors.given_on}
        />
        <Select
          label={t('office-content.feedback.source')}
          name="source"
          defaultValue={feedback?.source ?? ''}
          placeholder="-"
          options={FEEDBACK_SOURCES.map((value) => ({ value, label: t(sourceKey(value)) }))}
        />
        <TextField
          label={t('office-content.feedback.reference')}
          name="source_reference"
          maxLength={200}
          hint={t('office-content.feedback.referenceHint')}
          defaultValue={feedback?.source_reference ?? ''}
          error={errors.source_reference}
        />
        <TextField
          label={t('office-content.feedback.consentOn')}
          name="consent_on"
          type="date"
          hint={t('office-content.feedback.consentHint')}
          defaultValue={feedback?.consent_on ?? ''}
          error={errors.consent_on}
        />
      </div>
    </>
  );
}
