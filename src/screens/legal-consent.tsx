import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { Button } from '#ui/button.tsx';
import { Changes } from './legal-changes.tsx';
import type { LegalConsents } from './legal-texts.server.ts';
import { PageForm, usePageForm } from './page-form.tsx';
import { FormError } from './sign-in/form-parts.tsx';

/** Where a member agrees to new versions: exactly what changed since the one that they accepted, word by word. */
export function NewVersions({ consents: { due, isAsked } }: { consents: LegalConsents }) {
  const { t } = useLanguage<'consent'>();
  const { gap } = usePunctuation();
  const form = usePageForm('consent');
  const asked = due.filter((one) => one.is_asked);
  return (
    <section
      aria-label={t('consent.title')}
      data-card
      className="mb-6 grid gap-4 rounded-8 bg-surface p-4 shadow-card sm:p-5"
    >
      <div className="grid gap-1">
        <h2 className="text-20 font-strong tight">{t('consent.title')}</h2>
        <p className="max-w-prose text-14 text-ink-2">{t('consent.lead')}</p>
      </div>
      {due.map((one) => (
        <article key={one.type} className="grid gap-2 border-t border-line pt-4">
          <h3 className="text-16 font-strong">{one.title}</h3>
          <p className="text-14 text-ink-2">
            {one.accepted_version === null
              ? t('consent.first', { version: one.version })
              : t('consent.fromTo', { from: one.accepted_version, to: one.version })}
            {one.is_asked ? '' : `${gap}${t('consent.withOrder')}`}
          </p>
          <Changes
            sections={one.changes}
            labels={{ added: t('consent.added'), removed: t('consent.removed') }}
          />
        </article>
      ))}
      {asked.length === 0 ? null : (
        <PageForm form={form} className="grid gap-3 border-t border-line pt-4">
          <FormError text={form.errors.base} />
          {asked.map(({ type, version, sha256 }) => (
            <input key={type} type="hidden" name="document" value={`${type} ${version} ${sha256}`} />
          ))}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" name="answer" value="agree" tone="primary" busy={form.isBusy}>
              {t('consent.agree')}
            </Button>
            {isAsked ? (
              <Button type="submit" name="answer" value="later" tone="quiet" disabled={form.isBusy}>
                {t('consent.later')}
              </Button>
            ) : null}
          </div>
        </PageForm>
      )}
    </section>
  );
}
