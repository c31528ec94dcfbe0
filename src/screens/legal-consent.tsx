import { useNavigate, useRevalidator } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Changes } from './legal-changes.tsx';
import type { LegalConsents } from './legal-texts.server.ts';
import { useAct } from './use-act.ts';

/** Where a member agrees to new versions: exactly what changed since the one that they accepted, word by word. */
export function NewVersions({ consents: { due, next, isAsked } }: { consents: LegalConsents }) {
  const { locale, t } = useLanguage<'consent'>();
  const { act, isBusy } = useAct();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const asked = due.filter((one) => one.is_asked);
  const answer = async (agree: boolean) => {
    const documents = asked.flatMap(({ type, version, sha256 }) =>
      type === 'purchase' ? [] : [{ type, version, sha256 }],
    );
    const done = await act(async () => {
      const { sendConsent } = await import('./consent-calls.ts');
      return sendConsent(locale, { agree, documents: agree ? documents : [] });
    });
    if (done === null) return;
    if (isAsked) await navigate(next, { replace: true });
    else await revalidate();
  };
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
            {one.is_asked ? '' : ` ${t('consent.withOrder')}`}
          </p>
          <Changes
            sections={one.changes}
            words={{ added: t('consent.added'), removed: t('consent.removed') }}
          />
        </article>
      ))}
      {asked.length === 0 ? null : (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button tone="primary" busy={isBusy} onClick={() => answer(true)}>
            {t('consent.agree')}
          </Button>
          {isAsked ? (
            <Button tone="quiet" disabled={isBusy} onClick={() => answer(false)}>
              {t('consent.later')}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}
