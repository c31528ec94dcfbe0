import { saveSeoContract } from '#api/office/seo.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { htmlLangs, languageNames } from '#i18n/locales.ts';
import type { Locale } from '#terms/locales.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { pencilIcon } from '#ui/icon-paths.ts';
import type { FormErrors } from '../../use-call-form.ts';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { SeoData, SeoPage } from './data.server.ts';

interface SeoDialogProps {
  page: SeoPage;
  language: Locale;
}

/** Says what a page is called in one language. */
export function EditSeo({ page, language, shown }: SeoDialogProps & { shown: SeoData['shown'] }) {
  const { t } = useLanguage<'office-seo'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const { path, listed, cells } = page;
  const { version } = cells[language];
  const before = textOf(cells[language]);
  const label = t('office-seo.edit.label', { path, language: languageNames[language] });
  const read = (form: FormData, name: string) => String(form.get(name) ?? '');
  return (
    <ActionDialog
      saves
      verb={t('office-seo.edit.verb')}
      icon={pencilIcon}
      label={label}
      title={label}
      text={t('office-seo.edit.text', shown)}
      fields={(errors) => <SeoFields page={page} language={language} errors={errors} />}
      send={(form) => {
        const text = {
          title: read(form, 'title'),
          description: read(form, 'description'),
          keywords: read(form, 'keywords'),
          noindex: !listed || form.get('noindex') !== null,
          og_title: read(form, 'og_title'),
          og_description: read(form, 'og_description'),
        };
        return call(saveSeoContract, { body: { path, language, text, version } });
      }}
      onDone={(done) =>
        say({
          tone: 'success',
          text: t('office-seo.edit.done', { path }),
          undo: () =>
            call(saveSeoContract, { body: { path, language, text: before, version: done.version } }),
        })
      }
    />
  );
}

/** What is said now, as it can be said again; null where the program says it. */
function textOf(cell: SeoPage['cells'][Locale]) {
  if (!cell.own) return null;
  const { title, description, keywords, noindex, og_title: ogTitle, og_description: ogDescription } = cell;
  const og = { og_title: ogTitle ?? '', og_description: ogDescription ?? '' };
  return { title, description, keywords, noindex, ...og };
}

function SeoFields({ page, language, errors }: SeoDialogProps & { errors: FormErrors }) {
  const { t } = useLanguage<'office-seo'>();
  const cell = page.cells[language];
  const lang = htmlLangs[language];
  return (
    <>
      <TextField
        label={t('office-seo.field.title')}
        name="title"
        lang={lang}
        maxLength={120}
        required={true}
        defaultValue={cell.title}
        error={errors.title}
      />
      <TextArea
        label={t('office-seo.field.description')}
        name="description"
        lang={lang}
        rows={3}
        maxLength={320}
        required
        defaultValue={cell.description}
        error={errors.description}
      />
      <TextField
        label={t('office-seo.field.keywords')}
        name="keywords"
        lang={lang}
        maxLength={300}
        defaultValue={cell.keywords}
        error={errors.keywords}
      />
      <TextField
        label={t('office-seo.field.ogTitle')}
        hint={t('office-seo.field.ogHint')}
        name="og_title"
        lang={lang}
        maxLength={120}
        defaultValue={cell.og_title ?? ''}
        error={errors.og_title}
      />
      <TextArea
        label={t('office-seo.field.ogDescription')}
        name="og_description"
        lang={lang}
        rows={2}
        maxLength={320}
        defaultValue={cell.og_description ?? ''}
        error={errors.og_description}
      />
      {page.listed ? (
        <Checkbox name="noindex" label={t('office-seo.field.noindex')} defaultChecked={cell.noindex} />
      ) : (
        <p className="text-14 text-ink-3">{t('office-seo.neverListed')}</p>
      )}
    </>
  );
}

/** Takes the brand's own words back. */
export function RevertSeo({ page: { path, cells }, language }: SeoDialogProps) {
  const { t } = useLanguage<'office-seo'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const { version } = cells[language];
  const before = textOf(cells[language]);
  const label = t('office-seo.revert.label', { path, language: languageNames[language] });
  return (
    <ActionDialog
      verb={t('office-seo.revert.verb')}
      tone="quiet"
      label={label}
      title={label}
      text={t('office-seo.revert.text')}
      send={() => call(saveSeoContract, { body: { path, language, text: null, version } })}
      onDone={(done) =>
        say({
          tone: 'success',
          text: t('office-seo.revert.done', { path }),
          undo: () =>
            call(saveSeoContract, { body: { path, language, text: before, version: done.version } }),
        })
      }
    />
  );
}
