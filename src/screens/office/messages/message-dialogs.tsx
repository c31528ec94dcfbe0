import { changeMessageContract } from '#api/office/messages.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { htmlLangs, languageNames } from '#i18n/locales.ts';
import type { Locale } from '#terms/locales.ts';
import { TextArea } from '#ui/field.tsx';
import { pencilIcon } from '#ui/icon-paths.ts';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { Message } from './data.server.ts';

interface MessageDialogProps {
  message: Message;
  language: Locale;
}

/** Says one message otherwise, in one language. */
export function EditMessage({ message: { key, cells }, language }: MessageDialogProps) {
  const { t } = useLanguage<'office-messages'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const { base, text, version } = cells[language];
  const label = t('office-messages.edit.label', { key, language: languageNames[language] });
  return (
    <ActionDialog
      saves
      verb={t('office-messages.edit.verb')}
      icon={pencilIcon}
      label={label}
      title={label}
      text={
        <>
          <p>{t('office-messages.edit.text')}</p>
          <p lang={htmlLangs[language]} className="pt-2 text-ink">
            {t('office-messages.programSays', { text: base ?? '-' })}
          </p>
        </>
      }
      fields={(errors) => (
        <TextArea
          label={t('office-messages.edit.field')}
          name="text"
          lang={htmlLangs[language]}
          rows={3}
          required
          defaultValue={text ?? base ?? ''}
          error={errors.text}
        />
      )}
      send={(form) =>
        call(changeMessageContract, {
          body: { key, language, text: String(form.get('text') ?? ''), version },
        })
      }
      onDone={(done) =>
        say({
          tone: 'success',
          text: t('office-messages.edit.done', { key }),
          undo: () => call(changeMessageContract, { body: { key, language, text, version: done.version } }),
        })
      }
    />
  );
}

/** Takes the brand's own words back. */
export function RevertMessage({ message: { key, cells }, language }: MessageDialogProps) {
  const { t } = useLanguage<'office-messages'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const { base, text, version } = cells[language];
  const label = t('office-messages.revert.label', { key, language: languageNames[language] });
  return (
    <ActionDialog
      verb={t('office-messages.revert.verb')}
      tone="quiet"
      label={label}
      title={label}
      text={t('office-messages.revert.text', { text: base ?? '-' })}
      send={() => call(changeMessageContract, { body: { key, language, text: null, version } })}
      onDone={(done) =>
        say({
          tone: 'success',
          text: t('office-messages.revert.done', { key }),
          undo: () => call(changeMessageContract, { body: { key, language, text, version: done.version } }),
        })
      }
    />
  );
}
