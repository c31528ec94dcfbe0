import { publishLegalContract } from '#api/office/legal/[type]/versions.contract.ts';
import { changeLegalContract } from '#api/office/legal/[type].contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { zonePlace } from '#i18n/zone-labels.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { readZonedTime } from '../form/zoned-time.ts';
import { useMay, useOffice } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { LegalTextDocument } from './data.server.ts';

/** Publishes the draft: for good, from a day on, with a note for the log. Owners alone. */
export function PublishDraft({ document: { type, draft } }: { document: LegalTextDocument }) {
  const { t, locale } = useLanguage<'office-legal'>();
  const { zone } = useOffice();
  const may = useMay();
  const call = useOfficeCall();
  const say = useOfficeNote();
  if (draft === null || !may('legal.publish')) return null;
  return (
    <ActionDialog
      verb={t('office-legal.publish.verb')}
      tone="primary"
      size="normal"
      title={t('office-legal.publish.title')}
      text={type === 'notice' ? t('office-legal.publish.textNotice') : t('office-legal.publish.text')}
      fields={(errors) => (
        <>
          <TextField
            label={t('office-legal.publish.from')}
            hint={t('office-legal.publish.fromHint', { zone: zonePlace(zone, locale) })}
            name="effective_at"
            type="datetime-local"
            error={errors.effective_at}
          />
          <TextArea
            label={t('office-legal.publish.note')}
            hint={t('office-legal.publish.noteHint')}
            name="note"
            rows={3}
            maxLength={500}
            required
            error={errors.note ?? errors.en ?? errors.zh_TW ?? errors.zh_HK ?? errors.vi}
          />
        </>
      )}
      check={(form) =>
        String(form.get('note') ?? '').trim().length < 3
          ? { note: t('office-legal.publish.noteMissing') }
          : {}
      }
      send={(form) =>
        call(publishLegalContract, {
          params: { type },
          body: {
            version: draft.version,
            effective_at: readZonedTime(form.get('effective_at'), zone),
            note: String(form.get('note') ?? ''),
          },
        })
      }
      onDone={({ version }) => say({ tone: 'success', text: t('office-legal.publish.done', { version }) })}
    />
  );
}

/** Throws the draft away; what is in force stays as it is. */
export function DiscardDraft({ document: { type, draft } }: { document: LegalTextDocument }) {
  const { t } = useLanguage<'office-legal'>();
  const may = useMay();
  const call = useOfficeCall();
  const say = useOfficeNote();
  if (draft === null || !may('legal.draft')) return null;
  return (
    <ActionDialog
      verb={t('office-legal.discard.verb')}
      tone="danger"
      size="normal"
      title={t('office-legal.discard.title')}
      text={t('office-legal.discard.text')}
      send={() =>
        call(changeLegalContract, {
          params: { type },
          body: { version: draft.version, change: { kind: 'discard' } },
        })
      }
      onDone={() => say({ tone: 'success', text: t('office-legal.discard.done') })}
    />
  );
}
