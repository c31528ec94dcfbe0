import { redirectRemovalContract } from '#api/office/redirects/[id]/removal.contract.ts';
import { saveRedirectContract } from '#api/office/redirects/[id].contract.ts';
import { newRedirectContract } from '#api/office/redirects.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { languageNames } from '#i18n/locales.ts';
import { zonePlace } from '#i18n/zone-labels.ts';
import { LOCALES } from '#terms/locales.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { readZonedTime, writeZonedTime } from '../form/zoned-time.ts';
import { useMay, useOffice } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { Redirect } from './data.server.ts';

/** A redirect as it was, to be said again. */
export function fieldsOf(redirect: Redirect) {
  const { path, target, language, match, keep_query, from, until, note } = redirect;
  return { path, target, language, match, keep_query, from, until, note };
}

/** Writes a redirect: a new one, or another form of one that is there. */
export function RedirectDialog({ redirect }: { redirect?: Redirect }) {
  const { t } = useLanguage<'office-seo'>();
  const { zone } = useOffice();
  const may = useMay();
  const call = useOfficeCall();
  const say = useOfficeNote();
  if (!may('seo.edit')) return null;
  const time = (form: FormData, name: string) => readZonedTime(form.get(name), zone);
  const body = (form: FormData) => ({
    path: String(form.get('path') ?? ''),
    target: String(form.get('target') ?? ''),
    language: LOCALES.find((one) => one === form.get('language')) ?? null,
    match: form.get('match') === 'prefix' ? ('prefix' as const) : ('exact' as const),
    keep_query: form.get('keep_query') !== null,
    from: time(form, 'from'),
    until: time(form, 'until'),
    note: String(form.get('note') ?? ''),
  });
  const isWrong = (form: FormData, name: string) => form.get(name) !== '' && time(form, name) === null;
  const title =
    redirect === undefined
      ? t('office-seo.redirects.new')
      : t('office-seo.redirects.changeOf', { path: redirect.path });
  return (
    <ActionDialog
      saves
      verb={redirect === undefined ? t('office-seo.redirects.new') : t('office-seo.redirects.change')}
      {...(redirect === undefined ? { tone: 'primary' as const, size: 'normal' as const } : { label: title })}
      title={title}
      fields={(errors) => <RedirectFields redirect={redirect} errors={errors} />}
      check={(form) => ({
        ...(isWrong(form, 'from') ? { from: t('office-seo.redirects.badTime') } : {}),
        ...(isWrong(form, 'until') ? { until: t('office-seo.redirects.badTime') } : {}),
      })}
      send={async (form) =>
        redirect === undefined
          ? call(newRedirectContract, { body: body(form) })
          : call(saveRedirectContract, {
              params: { id: redirect.id },
              body: { ...body(form), from: body(form).from ?? redirect.from, version: redirect.version },
            })
      }
      onDone={({ id }) =>
        say({
          tone: 'success',
          text: t('office-seo.redirects.saved'),
          undo: () =>
            redirect === undefined
              ? call(redirectRemovalContract, { params: { id }, body: { version: 1 } })
              : call(saveRedirectContract, {
                  params: { id },
                  body: { ...fieldsOf(redirect), version: redirect.version + 1 },
                }),
        })
      }
    />
  );
}

function RedirectFields({ redirect, errors }: { redirect: Redirect | undefined; errors: FormErrors }) {
  const { t, locale } = useLanguage<'office-seo'>();
  const { zone } = useOffice();
  return (
    <>
      <TextField
        label={t('office-seo.redirects.path')}
        hint={t('office-seo.redirects.pathHint')}
        name="path"
        required={true}
        maxLength={300}
        spellCheck={false}
        autoCapitalize="off"
        defaultValue={redirect?.path ?? ''}
        error={errors.path}
      />
      <Select
        label={t('office-seo.redirects.match')}
        name="match"
        defaultValue={redirect?.match ?? 'exact'}
        options={(['exact', 'prefix'] as const).map((value) => ({
          value,
          label: t(`office-seo.redirects.matches.${value}`),
        }))}
      />
      <TextField
        label={t('office-seo.redirects.leads')}
        hint={t('office-seo.redirects.targetHint')}
        name="target"
        required={true}
        maxLength={600}
        spellCheck={false}
        autoCapitalize="off"
        defaultValue={redirect?.target ?? ''}
        error={errors.target}
      />
      <Select
        label={t('office-seo.redirects.language')}
        name="language"
        defaultValue={redirect?.language ?? ''}
        placeholder={t('office-seo.redirects.anyLanguage')}
        options={LOCALES.map((value) => ({ value, label: languageNames[value] }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('office-seo.redirects.from')}
          hint={t('office-seo.redirects.fromHint', { zone: zonePlace(zone, locale) })}
          name="from"
          type="datetime-local"
          defaultValue={writeZonedTime(redirect?.from ?? null, zone)}
          error={errors.from}
        />
        <TextField
          label={t('office-seo.redirects.until')}
          hint={t('office-seo.redirects.untilHint')}
          name="until"
          type="datetime-local"
          defaultValue={writeZonedTime(redirect?.until ?? null, zone)}
          error={errors.until}
        />
      </div>
      <Checkbox
        name="keep_query"
        label={t('office-seo.redirects.keepQuery')}
        defaultChecked={redirect?.keep_query ?? true}
      />
      <TextField
        label={t('office-seo.redirects.note')}
        name="note"
        maxLength={300}
        defaultValue={redirect?.note ?? ''}
        error={errors.note}
      />
    </>
  );
}
