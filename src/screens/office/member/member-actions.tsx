import { notesContract } from '#api/office/members/[id]/notes.contract.ts';
import { revealContract } from '#api/office/members/[id]/reveal.contract.ts';
import { suspensionContract } from '#api/office/members/[id]/suspension.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextArea } from '#ui/field.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { MemberDetail } from './data.server.ts';
import { GrantDialog } from './grant-dialog.tsx';

/** What this operator can do about a member. A break is not among it: no one can touch one. */
export function MemberActions({ member }: { member: MemberDetail }) {
  const may = useMay();
  const isDeleted = member.status === 'deleted';
  return (
    <>
      {may('members.reveal') ? <Reveal member={member} /> : null}
      {may('members.note') ? <WriteNote member={member} /> : null}
      {!isDeleted && (may('members.grant') || may('members.grant_long')) ? (
        <GrantDialog member={member} />
      ) : null}
      {!isDeleted && may('members.suspend') ? <Suspension member={member} /> : null}
    </>
  );
}

function Reveal({ member }: { member: MemberDetail }) {
  const { t } = useLanguage<'office-members'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  return (
    <ActionDialog
      verb={t('office-members.reveal.verb')}
      title={t('office-members.reveal.title')}
      text={t('office-members.reveal.text')}
      withReason
      send={(form) => call(revealContract, { params: { id: member.uuid }, body: { reason: reasonOf(form) } })}
      onDone={({ email, phone }) =>
        say({ tone: 'info', text: t('office-members.reveal.done', { email, phone: phone ?? '-' }) })
      }
    />
  );
}

function WriteNote({ member }: { member: MemberDetail }) {
  const { t } = useLanguage<'office-members' | 'office-frame'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  return (
    <ActionDialog
      verb={t('office-members.note.verb')}
      title={t('office-members.note.title', { name: member.nick_name })}
      text={t('office-members.note.text')}
      fields={(errors) => (
        <TextArea
          label={t('office-members.note.field')}
          name="text"
          rows={4}
          maxLength={2000}
          required
          error={errors.text}
        />
      )}
      check={(form) => (textOf(form) === '' ? { text: t('office-frame.login.required') } : {})}
      send={(form) => call(notesContract, { params: { id: member.uuid }, body: { text: textOf(form) } })}
      onDone={() => say({ tone: 'success', text: t('office-members.note.done') })}
    />
  );
}

const textOf = (form: FormData) => String(form.get('text') ?? '').trim();

function Suspension({ member }: { member: MemberDetail }) {
  const { t } = useLanguage<'office-members'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const action = member.status === 'suspended' ? 'unsuspend' : 'suspend';
  const { nick_name: name, version } = member;
  return (
    <ActionDialog
      verb={t(`office-members.${action}.verb`)}
      {...(action === 'suspend' ? { tone: 'danger' as const } : {})}
      title={t(`office-members.${action}.title`, { name })}
      text={t(`office-members.${action}.text`)}
      withReason
      send={(form) =>
        call(suspensionContract, {
          params: { id: member.uuid },
          body: { suspended: action === 'suspend', reason: reasonOf(form), version },
        })
      }
      onDone={() => say({ tone: 'success', text: t(`office-members.${action}.done`, { name }) })}
    />
  );
}
