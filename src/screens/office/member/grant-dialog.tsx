import { grantsContract } from '#api/office/members/[id]/grants.contract.ts';
import { formatMinute } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextField } from '#ui/field.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { readCount } from '../form/read-count.ts';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOffice, useOfficeHref } from '../frame/office-context.ts';
import { useOfficeNote, useSecondPersonNote } from '../frame/office-notes.tsx';
import type { MemberDetail } from './data.server.ts';

const MAX_DAYS = 366;

/** Gives a member days: at once as far as one person may, else as a request to a second one. */
export function GrantDialog({ member }: { member: MemberDetail }) {
  const { t } = useLanguage<'office-members'>();
  const { zone } = useOffice();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const sayAsked = useSecondPersonNote(useOfficeHref());
  const name = member.nick_name;
  const days = (form: FormData) => readCount(form.get('days'), MAX_DAYS);
  return (
    <ActionDialog
      verb={t('office-members.grant.verb')}
      title={t('office-members.grant.title', { name })}
      text={t('office-members.grant.text', { left: member.grant_days_left })}
      withReason
      fields={(errors) => (
        <TextField
          label={t('office-members.grant.days')}
          name="days"
          inputMode="numeric"
          maxLength={3}
          required
          error={errors.days}
        />
      )}
      check={(form) => (days(form) === null ? { days: t('office-members.grant.bad') } : {})}
      send={(form) =>
        call(grantsContract, {
          params: { id: member.uuid },
          body: { days: days(form) ?? 0, reason: reasonOf(form) },
        })
      }
      onDone={(given) => {
        if (given.outcome === 'proposed') sayAsked(given.request.id);
        else {
          const end = formatMinute(given.period.end_date, zone);
          say({ tone: 'success', text: t('office-members.grant.done', { name, end }) });
        }
      }}
    />
  );
}
