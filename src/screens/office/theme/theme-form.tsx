import { changeThemeContract } from '#api/office/theme.contract.ts';
import { themeOfLook } from '#brands/theme-look.ts';
import { themePairs } from '#brands/theme-pairs.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeForm } from '../form/use-office-form.ts';
import { useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { Panel } from '../panel.tsx';
import { ContrastTable } from '../parts/contrast-table.tsx';
import { lookOf } from '../parts/look-draft.ts';
import { LookFields } from '../parts/look-fields.tsx';
import { ThemePreview } from '../parts/theme-preview.tsx';
import type { ThemeData } from './data.server.ts';
import { OwnColours } from './own-colours.tsx';
import { useLook } from './use-look.ts';

/** The choice of a look, what the pages' parts make of it, and whether everything can be read. */
export function ThemeForm({ theme, shape, logo }: ThemeData) {
  const { t } = useLanguage<'office-theme'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const mayEdit = useMay()('wording.edit');
  const { draft, shown, seen, change, takeUp, saved } = useLook(theme);
  const colours = themeOfLook(shown);
  const pairs = themePairs(colours);
  const errors = pairs.filter(({ ratio, least }) => ratio < least);
  const form = useOfficeForm({
    check: () => ({
      ...(lookOf(draft) === null ? { base: t('office-theme.noColour') } : {}),
      ...(errors.length > 0 ? { base: t('office-theme.unreadable', { count: errors.length }) } : {}),
    }),
    send: (data) =>
      call(changeThemeContract, {
        body: { look: shown, note: String(data.get('note') ?? ''), version: seen },
      }),
    onDone: (done) => {
      saved(done.version);
      say({ tone: 'success', text: t('office-theme.saved') });
    },
  });
  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="grid gap-4">
      <div role="alert" className="empty:hidden">
        {form.errors.base ? <Notice tone="error">{form.errors.base}</Notice> : null}
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Panel title={t('office-theme.choice')}>
          <fieldset disabled={!mayEdit} className="grid min-w-0 gap-4">
            <LookFields draft={draft} shown={colours} onChange={change} />
            <OwnColours draft={draft} shown={colours} onChange={change} />
            {mayEdit ? (
              <>
                <TextField
                  label={t('office-theme.note')}
                  hint={t('office-theme.noteHint')}
                  name="note"
                  maxLength={200}
                />
                <div className="flex flex-wrap gap-2">
                  <Button type="submit" tone="primary" needsScripts busy={form.isBusy}>
                    {t('office-theme.save')}
                  </Button>
                  <Button onClick={takeUp}>{t('office-theme.inForce')}</Button>
                </div>
              </>
            ) : null}
          </fieldset>
        </Panel>
        <div className="grid min-w-0 gap-4 lg:grid-cols-2">
          {(['light', 'dark'] as const).map((mode) => (
            <ThemePreview
              key={mode}
              mode={mode}
              shape={shape}
              tokens={colours[mode]}
              logo={{ ...logo, mode: shown.logo }}
            />
          ))}
        </div>
      </div>
      <ContrastTable pairs={pairs} />
    </form>
  );
}
