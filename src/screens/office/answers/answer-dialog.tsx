import { answerRemovalContract } from '#api/office/answers/[id]/removal.contract.ts';
import { saveAnswerContract } from '#api/office/answers/[id].contract.ts';
import { newAnswerContract } from '#api/office/answers.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { languageNames } from '#i18n/locales.ts';
import { LOCALES } from '#terms/locales.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useSavedNote } from '../text/use-saved-note.ts';
import type { OfficeAnswer } from './data.server.ts';

/** Writes an answer: a new one, or another form of one that is there. */
export function AnswerDialog({ entry }: { entry?: OfficeAnswer }) {
  const { t, locale } = useLanguage<'office-content'>();
  const may = useMay();
  const call = useOfficeCall();
  const say = useSavedNote<OfficeAnswer>({
    remove: ({ id, version }) =>
      call(answerRemovalContract, { params: { id }, body: { removed: true, version } }),
    restore: ({ question, keywords, answer }, { id, version }) =>
      call(saveAnswerContract, { params: { id }, body: { question, keywords, answer, version } }),
  });
  if (!may('content.edit')) return null;
  const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
  const body = (form: FormData) => ({
    question: text(form, 'question'),
    keywords: text(form, 'keywords'),
    answer: text(form, 'answer'),
  });
  const languages = LOCALES.map((value) => ({ value, label: languageNames[value] }));
  return (
    <ActionDialog
      saves
      verb={t(entry === undefined ? 'office-content.answers.new' : 'office-content.change')}
      {...(entry === undefined ? { tone: 'primary' as const, size: 'normal' as const } : {})}
      title={t(entry === undefined ? 'office-content.answers.new' : 'office-content.answers.change')}
      fields={(errors) => (
        <>
          {entry === undefined ? (
            <Select
              label={t('office-content.language')}
              name="language"
              options={languages}
              defaultValue={locale}
            />
          ) : (
            <p className="text-14 text-ink-2">{languageNames[entry.language]}</p>
          )}
          <TextField
            label={t('office-content.answers.question')}
            name="question"
            maxLength={200}
            defaultValue={entry?.question ?? ''}
            error={errors.question}
          />
          <TextArea
            label={t('office-content.answers.keywords')}
            name="keywords"
            rows={2}
            maxLength={1000}
            hint={t('office-content.answers.keywordsHint')}
            defaultValue={entry?.keywords ?? ''}
            error={errors.keywords}
          />
          <TextArea
            label={t('office-content.answers.answer')}
            name="answer"
            rows={6}
            maxLength={4000}
            defaultValue={entry?.answer ?? ''}
            error={errors.answer}
          />
        </>
      )}
      send={(form) =>
        entry === undefined
          ? call(newAnswerContract, {
              body: { ...body(form), language: LOCALES.find((one) => one === form.get('language')) ?? 'en' },
            })
          : call(saveAnswerContract, {
              params: { id: entry.id },
              body: { ...body(form), version: entry.version },
            })
      }
      onDone={(done) => say(entry, done)}
    />
  );
}
