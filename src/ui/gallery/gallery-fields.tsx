import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '../card.tsx';
import { Checkbox } from '../checkbox.tsx';
import { TextField } from '../field.tsx';
import { PasswordField } from '../password-field.tsx';
import { Select } from '../select.tsx';
import type { GalleryFile } from './gallery-files.ts';

/** Everything that is filled in. */
export function GalleryFields() {
  const { t } = useLanguage<GalleryFile>();
  return (
    <Card className="grid max-w-[560px] gap-4">
      <TextField
        label={t('gallery.sample.email')}
        hint={t('gallery.sample.emailHint')}
        type="email"
        autoComplete="off"
        optional={t('ui.optional')}
      />
      <TextField
        label={t('gallery.sample.email')}
        error={t('gallery.sample.emailError')}
        defaultValue="name@"
        autoComplete="off"
      />
      <PasswordField
        label={t('gallery.sample.password')}
        showLabel={t('ui.showPassword')}
        hideLabel={t('ui.hidePassword')}
        autoComplete="off"
        defaultValue="correct horse"
      />
      <Select
        label={t('sport.fields.league')}
        placeholder={t('ui.choose')}
        options={[
          { value: 'soccer', label: t('sport.sports.soccer') },
          { value: 'basketball', label: t('sport.sports.basketball') },
        ]}
      />
      <Checkbox label={t('gallery.sample.agree')} defaultChecked />
      <Checkbox label={t('gallery.sample.agree')} error={t('ui.required')} />
    </Card>
  );
}
