import { changeLegalContract } from '#api/office/legal/[type].contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { languageNames } from '#i18n/locales.ts';
import { LOCALES } from '#terms/locales.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { LegalTextDocument } from './data.server.ts';

interface SectionProps {
  document: LegalTextDocument;
  id: string;
  heading: string;
}

/** Says a section otherwise, in the four languages at once: none can be forgotten. */
export function EditSection({ document, id, heading }: SectionProps) {
  const { t } = useLanguage<'office-legal'>();
  const send = useSendSection(document);
  const say = useOfficeNote();
  return (
    <ActionDialog
      verb={t('office-legal.section.edit')}
      saves
      label={t('office-legal.section.editOf', { heading })}
      title={t('office-legal.section.editOf', { heading })}
      text={t('office-legal.section.text')}
      fields={(errors) => <LanguageFields document={document} id={id} errors={errors} />}
      send={(form) => send(id, form)}
      onDone={() => say({ tone: 'success', text: t('office-legal.section.saved') })}
    />
  );
}

/** Adds a section behind another one. */
export function NewSection({ document }: { document: LegalTextDocument }) {
  const { locale, t } = useLanguage<'office-legal'>();
  const may = useMay();
  const send = useSendSection(document);
  const say = useOfficeNote();
  if (!may('legal.draft')) return null;
  return (
    <ActionDialog
      verb={t('office-legal.section.add')}
      title={t('office-legal.section.addTitle')}
      text={t('office-legal.section.text')}
      fields={(errors) => (
        <>
          <TextField
            label={t('office-legal.section.id')}
            hint={t('office-legal.section.idHint')}
            name="id"
            pattern="[a-z][a-z0-9_]{1,39}"
            required
            error={errors['change.id'] ?? errors.change}
          />
          <Select
            label={t('office-legal.section.after')}
            name="after"
            defaultValue={document.texts.en.sections.at(-1)?.id}
            options={document.texts[locale].sections
              .filter(({ id }) => id !== 'sample')
              .map(({ id, heading }) => ({ value: id, label: heading }))}
          />
          <LanguageFields document={document} id="" errors={errors} />
        </>
      )}
      check={(form) => {
        const id = String(form.get('id') ?? '');
        const isKnown = document.texts.en.sections.some((section) => section.id === id);
        if (isKnown) return { 'change.id': t('office-legal.section.idTaken') };
        return /^[a-z][a-z0-9_]{1,39}$/.test(id) ? {} : { 'change.id': t('office-legal.section.idHint') };
      }}
      send={(form) => send(String(form.get('id') ?? ''), form)}
      onDone={() => say({ tone: 'success', text: t('office-legal.section.saved') })}
    />
  );
}

/** Takes a section out of the draft. */
export function RemoveSection({ document: { type, draft }, id, heading }: SectionProps) {
  const { t } = useLanguage<'office-legal'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  return (
    <ActionDialog
      verb={t('office-legal.section.remove')}
      label={t('office-legal.section.removeOf', { heading })}
      tone="danger"
      title={t('office-legal.section.removeOf', { heading })}
      text={t('office-legal.section.removeText')}
      send={() =>
        call(changeLegalContract, {
          params: { type },
          body: { version: draft?.version ?? 0, change: { kind: 'remove', id } },
        })
      }
      onDone={() => say({ tone: 'success', text: t('office-legal.section.saved') })}
    />
  );
}

function LanguageFields({
  document,
  id,
  errors,
}: {
  document: LegalTextDocument;
  id: string;
  errors: FormErrors;
}) {
  const { t } = useLanguage<'office-legal'>();
  return LOCALES.map((language) => {
    const section = document.texts[language].sections.find((one) => one.id === id);
    const name = languageNames[language];
    return (
      <fieldset key={language} className="grid gap-3 border-t border-line pt-3">
        <legend className="sr-only">{name}</legend>
        <TextField
          label={t('office-legal.section.heading', { language: name })}
          name={`heading_${language}`}
          lang={language.replace('_', '-')}
          maxLength={160}
          required
          defaultValue={section?.heading}
        />
        <TextArea
          label={t('office-legal.section.paragraphs', { language: name })}
          hint={t('office-legal.section.paragraphsHint')}
          name={`text_${language}`}
          lang={language.replace('_', '-')}
          rows={6}
          required
          defaultValue={section?.paragraphs.join('\n\n')}
          error={errors[language]}
        />
      </fieldset>
    );
  });
}

function useSendSection({ type, draft }: LegalTextDocument) {
  const call = useOfficeCall();
  return (id: string, form: FormData) => {
    const text = (language: string) => ({
      heading: String(form.get(`heading_${language}`) ?? '').trim(),
      paragraphs: String(form.get(`text_${language}`) ?? '')
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, ' '))
        .filter((paragraph) => paragraph !== ''),
    });
    const after = form.get('after');
    return call(changeLegalContract, {
      params: { type },
      body: {
        version: draft?.version ?? 0,
        change: {
          kind: 'section' as const,
          id,
          ...(typeof after === 'string' ? { after } : {}),
          texts: { en: text('en'), zh_TW: text('zh_TW'), zh_HK: text('zh_HK'), vi: text('vi') },
        },
      },
    });
  };
}
