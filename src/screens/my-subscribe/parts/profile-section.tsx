import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/field.tsx';
import { Section } from '#ui/section.tsx';
import { Select } from '#ui/select.tsx';
import { useFormDraft } from '../../form-draft.ts';
import { useSite } from '../../frame/use-site.ts';
import { PageForm, usePageForm } from '../../page-form.tsx';
import { credentialLimits } from '../../sign-in/credential-errors.ts';
import { FormError } from '../../sign-in/form-parts.tsx';
import type { MySubscribeData } from '../data.server.ts';
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
  const { t } = useLanguage<'account' | 'credentials' | 'ui'>();
  const { languages } = useSite();
  const form = usePageForm('profile');
  const { errors, typed } = form;
  useFormDraft('profile', form.ref);
  const { usernameMin: min, usernameMax: max } = credentialLimits;
  return (
    <PageForm form={form} said={t('account.profile.saved')} className="grid gap-4">
      <FormError text={errors.base} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="nick_name"
          label={t('credentials.username')}
          hint={t('credentials.usernameHint', { min, max })}
          error={errors.nick_name}
          defaultValue={typed.nick_name ?? profile.nickName}
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
          defaultValue={typed.phone ?? profile.phone ?? ''}
          autoComplete="tel"
        />
        <Select
          name="locale"
          label={t('account.profile.language')}
          error={errors.locale}
          defaultValue={typed.locale ?? profile.locale}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <Select
          name="tz"
          label={t('account.profile.zone')}
          error={errors.tz}
          defaultValue={typed.tz ?? profile.timeZone ?? ''}
          options={[
            { value: '', label: t('account.profile.zoneBrowser') },
            ...zones.map(({ zone, label }) => ({ value: zone, label })),
          ]}
        />
      </div>
      <div>
        <Button type="submit" tone="primary" busy={form.isBusy}>
          {t('account.profile.save')}
        </Button>
      </div>
    </PageForm>
  );
}
