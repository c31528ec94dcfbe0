import { useLanguage } from '#i18n/language-provider.tsx';
import { isLocale } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/field.tsx';
import { Section } from '#ui/section.tsx';
import { Select } from '#ui/select.tsx';
import { keepZone } from '../../device-zone.ts';
import { useFormDraft } from '../../form-draft.ts';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { useSite } from '../../frame/use-site.ts';
import { credentialErrors, credentialLimits } from '../../sign-in/credential-errors.ts';
import { FormError } from '../../sign-in/form-parts.tsx';
import { useCallForm } from '../../use-call-form.ts';
import type { MySubscribeData } from '../data.server.ts';
import { loadAccountCalls, useFormFailure, useReloadAccount } from '../use-account-calls.ts';
import { AvatarField } from './avatar-field.tsx';

type ProfileSectionProps = Pick<MySubscribeData, 'profile' | 'zones'>;

/** Picture, name, phone, language of e-mails and time zone. What was typed outlives a session that ends meanwhile. */
export function ProfileSection({ profile, zones }: ProfileSectionProps) {
  const { t } = useLanguage<'account'>();
  return (
    <Section title={t('account.profile.title')}>
      <Card className="grid gap-6">
        <AvatarField avatar={profile.avatar} />
        <ProfileForm profile={profile} zones={zones} />
      </Card>
    </Section>
  );
}

function ProfileForm({ profile, zones }: ProfileSectionProps) {
  const { locale, t } = useLanguage<'account' | 'credentials' | 'ui'>();
  const messages = useVisitorMessages();
  const { languages } = useSite();
  const reload = useReloadAccount();
  const { ref, errors, isBusy, onSubmit } = useCallForm({
    check: (form) => ({ nick_name: credentialErrors.username(String(form.get('nick_name')), t) }),
    send: async (form) => {
      const { accountCalls } = await loadAccountCalls();
      return accountCalls(locale).saveProfile(readProfile(form));
    },
    onDone: async (saved) => {
      keepShownZone(saved.tz);
      messages.toast({ tone: 'success', text: t('account.profile.saved') });
      await reload();
    },
    onFailure: useFormFailure(),
  });
  useFormDraft('profile', ref);
  const { usernameMin: min, usernameMax: max } = credentialLimits;
  return (
    <form
      method="post"
      ref={ref}
      onSubmit={onSubmit}
      onFocus={loadAccountCalls}
      noValidate
      className="grid gap-4"
    >
      <FormError text={errors.base} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="nick_name"
          label={t('credentials.username')}
          hint={t('credentials.usernameHint', { min, max })}
          error={errors.nick_name}
          defaultValue={profile.nickName}
          autoComplete="nickname"
          required
        />
        <div className="grid content-start gap-1.5">
          <p className="text-14 font-medium text-main">{t('credentials.email')}</p>
          <p className="text-14 text-ink-3">{t('account.profile.emailFixed')}</p>
          <p className="py-2 text-14">{profile.email}</p>
        </div>
        <TextField
          name="phone"
          type="tel"
          label={t('account.profile.phone')}
          optional={t('ui.optional')}
          error={errors.phone}
          defaultValue={profile.phone ?? ''}
          autoComplete="tel"
        />
        <Select
          name="locale"
          label={t('account.profile.language')}
          error={errors.locale}
          defaultValue={profile.locale}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <Select
          name="tz"
          label={t('account.profile.zone')}
          error={errors.tz}
          defaultValue={profile.timeZone ?? ''}
          options={[
            { value: '', label: t('account.profile.zoneBrowser') },
            ...zones.map(({ zone, label }) => ({ value: zone, label })),
          ]}
        />
      </div>
      <div>
        <Button type="submit" tone="primary" busy={isBusy}>
          {t('account.profile.save')}
        </Button>
      </div>
    </form>
  );
}

function readProfile(form: FormData) {
  const language = form.get('locale');
  return {
    nick_name: String(form.get('nick_name')),
    phone: String(form.get('phone')),
    tz: String(form.get('tz')) || null,
    ...(isLocale(language) ? { locale: language } : {}),
  };
}

/** Times on the other pages follow: the schedule reads the zone from a cookie. */
function keepShownZone(zone: string | null): void {
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  keepZone(zone ?? device, { chosen: zone !== null });
}
