import { publishBuiltInLegalContract } from '#api/office/built-in-legal.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { inList } from '#i18n/punctuation.ts';
import type { LEGAL_TYPES } from '#terms/content.ts';
import { TextArea } from '#ui/field.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';

type LegalType = (typeof LEGAL_TYPES)[number];

/** Publishes documents with the program's own text, several of them at once. Owners alone. */
export function PublishBuiltIn({ types }: { types: readonly LegalType[] }) {
  const { t, locale } = useLanguage<'office-legal'>();
  const may = useMay();
  const call = useOfficeCall();
  const say = useOfficeNote();
  if (types.length === 0 || !may('legal.publish')) return null;
  const named = (published: readonly LegalType[]) =>
    inList(
      locale,
      published.map((type) => t(`office-legal.type.${type}`)),
    );
  return (
    <ActionDialog
      verb={t('office-legal.builtIn.verb')}
      tone="primary"
      size="normal"
      title={t('office-legal.builtIn.title')}
      text={t('office-legal.builtIn.text', { documents: named(types) })}
      fields={(errors) => (
        <TextArea
          label={t('office-legal.publish.note')}
          hint={t('office-legal.publish.noteHint')}
          name="note"
          rows={3}
          maxLength={500}
          required
          defaultValue={t('office-legal.builtIn.note')}
          error={errors.note}
        />
      )}
      check={(form) =>
        String(form.get('note') ?? '').trim().length < 3
          ? { note: t('office-legal.publish.noteMissing') }
          : {}
      }
      send={(form) =>
        call(publishBuiltInLegalContract, {
          body: { types: [...types], note: String(form.get('note') ?? '') },
        })
      }
      onDone={(published) =>
        say({
          tone: 'success',
          text: t('office-legal.builtIn.done', { documents: named(published.map(({ type }) => type)) }),
        })
      }
    />
  );
}
