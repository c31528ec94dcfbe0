import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import type { ButtonTone } from '#ui/button-style.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { FormErrors, FormResult } from '../../use-call-form.ts';
import { useOffice } from '../frame/office-context.ts';
import { spokenName } from './spoken-name.ts';
import { useOfficeForm } from './use-office-form.ts';

interface ActionDialogProps<Data> {
  /** The verb on the button that opens it, and on the one that does it unless that one saves. */
  verb: string;
  /** What is typed is saved: the button that does it says so. */
  saves?: boolean;
  /** The name of the button that opens it, where a list has many of the same verb. */
  label?: string;
  /** A drawing in the place of the verb, where the same button stands in many cells; the label says what it does. */
  icon?: string;
  title: string;
  tone?: ButtonTone;
  /** Of the button that opens the dialog, where many of them stand below each other. */
  openerTone?: ButtonTone;
  /** What will happen, in one or two sentences. */
  text?: ReactNode;
  /** A reason has to be given; it is sent as the field `reason`. */
  withReason?: boolean;
  /** Who will read the reason, where it is not the audit log alone. */
  reasonHint?: string;
  /**
   * Nothing happens before another operator has agreed, and the dialog says so. A request among the approvals takes effect by itself
   * where there is no other; what has a list of its own does not.
   */
  secondPerson?: 'request' | 'own list' | undefined;
  /** Further fields, with what is wrong with them by name. */
  fields?: (errors: FormErrors) => ReactNode;
  check?: (form: FormData) => FormErrors;
  send: (form: FormData) => Promise<FormResult<Data>>;
  onDone: (data: Data, form: FormData) => void;
  size?: 'small' | 'normal';
}

/** A button that opens a form in a dialog: what will happen, the reason, and what went wrong beside its field. */
export function ActionDialog<Data>({
  verb,
  label,
  icon,
  tone,
  openerTone = tone,
  size = 'small',
  ...dialog
}: ActionDialogProps<Data>) {
  const { locale } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const name = label === undefined ? undefined : spokenName({ seen: verb, label, locale });
  return (
    <>
      {icon === undefined ? (
        <Button tone={openerTone} size={size} aria-label={name} onClick={() => setOpen(true)}>
          {verb}
        </Button>
      ) : (
        <IconButton
          label={label ?? verb}
          icon={<Icon drawing={icon} size={16} />}
          onClick={() => setOpen(true)}
          className="-my-1.5"
        />
      )}
      {isOpen ? <ActionForm verb={verb} tone={tone} {...dialog} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ActionForm<Data>({
  verb,
  saves = false,
  title,
  tone = 'primary',
  text,
  withReason = false,
  reasonHint,
  secondPerson,
  fields,
  check,
  send,
  onDone,
  onClose,
}: Omit<ActionDialogProps<Data>, 'size' | 'tone' | 'label' | 'icon' | 'openerTone'> & {
  tone?: ButtonTone | undefined;
  onClose: () => void;
}) {
  const { t } = useLanguage<'office-frame' | 'ui'>();
  const { isAlone } = useOffice();
  const formId = useId();
  const submit = useRef<HTMLButtonElement>(null);
  const { ref, errors, isBusy, onSubmit } = useOfficeForm<Data>({
    check: (form) => ({
      ...(withReason && reasonOf(form) === '' ? { reason: t('office-frame.form.reasonMissing') } : {}),
      ...check?.(form),
    }),
    send,
    onDone: (data, form) => {
      onClose();
      onDone(data, form);
    },
  });
  // The browser puts the focus on the dialog's cross; it belongs to what is typed first, or to the verb.
  useEffect(() => {
    const first = ref.current?.querySelector<HTMLElement>('input:checked, input, select, textarea');
    (first ?? submit.current)?.focus();
  }, [ref]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('ui.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            ref={submit}
            type="submit"
            form={formId}
            // What opens it quietly in a dense row does it plainly here.
            tone={tone === 'quiet' ? 'primary' : tone}
            busy={isBusy}
          >
            {saves ? t('office-frame.form.save') : verb.replace(/…$/, '')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={ref} onSubmit={onSubmit} noValidate className="grid gap-4">
        <div role="alert" className="empty:hidden">
          {errors.base ? <Notice tone="error">{errors.base}</Notice> : null}
        </div>
        {text ? <div className="text-14 text-ink-2">{text}</div> : null}
        {secondPerson === undefined ? null : (
          <Notice>
            {t(`office-frame.secondPerson.${secondPerson === 'request' && isAlone ? 'alone' : 'needed'}`)}
          </Notice>
        )}
        {fields?.(errors)}
        {withReason ? (
          <TextArea
            label={t('office-frame.form.reason')}
            hint={reasonHint ?? t('office-frame.form.reasonHint')}
            name="reason"
            rows={3}
            maxLength={500}
            required
            error={errors.reason}
          />
        ) : null}
      </form>
    </Dialog>
  );
}

/** What was given as the reason, without spaces around it. */
export function reasonOf(form: FormData): string {
  return String(form.get('reason') ?? '').trim();
}
