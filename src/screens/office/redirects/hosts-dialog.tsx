import { redirectHostsContract } from '#api/office/redirect-hosts.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextArea } from '#ui/field.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';

/** Says to which hosts outside the redirects may lead: the owner's list, a host a line. */
export function HostsDialog({ hosts, version }: { hosts: readonly string[]; version: number }) {
  const { t } = useLanguage<'office-seo'>();
  const may = useMay();
  const call = useOfficeCall();
  const say = useOfficeNote();
  if (!may('settings.edit')) return null;
  return (
    <ActionDialog
      verb={t('office-seo.hosts.verb')}
      saves
      size="normal"
      title={t('office-seo.hosts.title')}
      text={t('office-seo.hosts.text')}
      fields={(errors) => (
        <TextArea
          label={t('office-seo.hosts.field')}
          name="hosts"
          rows={5}
          spellCheck={false}
          defaultValue={hosts.join('\n')}
          error={errors.hosts}
        />
      )}
      send={(form) => {
        const typed = String(form.get('hosts') ?? '').split(/[\s,]+/);
        return call(redirectHostsContract, { body: { hosts: typed.filter(Boolean), version } });
      }}
      onDone={() => say({ tone: 'success', text: t('office-seo.hosts.done') })}
    />
  );
}
