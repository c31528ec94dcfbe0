import { useLanguage } from '#i18n/language-provider.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';

/** A day that the reader saved, dropped here: checked by itself, and against what the site says of that day now. */
export function FileCheck({ day }: { day: string | null }) {
  const { t } = useLanguage<'proof'>();
  return (
    <Section title={t('proof.file.title')} lead={t('proof.file.lead')} anchor="file">
      <div className="grid gap-4">
        <label
          data-drop
          data-keep
          className="grid min-h-24 cursor-pointer place-items-center rounded-8 border border-dashed border-border-main bg-surface p-4 text-center text-14 text-ink-2 focus-within:outline-2 data-over:border-primary data-over:bg-primary-100 data-over:text-main [@media(scripting:none)]:hidden"
        >
          {t('proof.file.drop')}
          <input type="file" accept=".json,application/json" className="sr-only" />
        </label>
        {day === null ? null : (
          <div>
            <LinkButton size="small" href={`/api/public/proof/${day}`} download={`${day}.json`}>
              {t('proof.file.save')}
            </LinkButton>
          </div>
        )}
        <div data-result="file" data-keep aria-live="polite" className="grid gap-4" />
      </div>
    </Section>
  );
}
