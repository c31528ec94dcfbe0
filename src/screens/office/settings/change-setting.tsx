import { changeSettingContract } from '#api/office/settings/[key].contract.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeHref } from '../frame/office-context.ts';
import { useSecondPersonNote } from '../frame/office-notes.tsx';
import type { OfficeSetting } from './data.server.ts';

/** Asks for another value; the bounds are those that the API holds to. */
export function ChangeSetting({ setting: { key, value, bounds, version } }: { setting: OfficeSetting }) {
  const { t } = useLanguage<'office-settings'>();
  const call = useOfficeCall();
  const say = useSecondPersonNote(useOfficeHref());
  const name = t(`office-settings.settings.${key}.name`);
  const title = t('office-settings.changeOf', { name });
  const limits = {
    least: formatNumber(bounds?.least ?? 0),
    most: formatNumber(bounds?.most ?? 0),
  };
  return (
    <ActionDialog
      saves
      verb={t('office-settings.change')}
      label={title}
      title={title}
      text={t(`office-settings.settings.${key}.hint`)}
      withReason
      secondPerson="request"
      fields={(errors) =>
        bounds === null ? (
          <Checkbox name="value" label={name} defaultChecked={value === true} />
        ) : (
          <TextField
            label={name}
            hint={t('office-settings.bounds', limits)}
            name="value"
            inputMode="numeric"
            maxLength={9}
            defaultValue={String(value)}
            error={errors.value}
          />
        )
      }
      check={(form) => (wanted(form, bounds) === null ? { value: t('office-settings.bounds', limits) } : {})}
      send={(form) =>
        call(changeSettingContract, {
          params: { key },
          body: { value: wanted(form, bounds) ?? value, version, reason: reasonOf(form) },
        })
      }
      onDone={({ id }) => say(id)}
    />
  );
}

/** What was chosen; null for what is no whole number within the bounds. */
function wanted(form: FormData, bounds: OfficeSetting['bounds']): boolean | number | null {
  const typed = form.get('value');
  if (bounds === null) return typed !== null;
  const text = String(typed ?? '').replaceAll(/[,\s]/g, '');
  const figure = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return figure >= bounds.least && figure <= bounds.most ? figure : null;
}
