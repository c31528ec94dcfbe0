import { useLanguage } from '#i18n/language-provider.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ScrollBox } from '#ui/scroll-box.tsx';
import { Section } from '#ui/section.tsx';

/** The same check without this page: one file to download, and the two commands that run it. */
export function OwnComputer({ origin, day }: { origin: string; day: string }) {
  const { t } = useLanguage<'proof'>();
  const commands = [
    `curl -O ${origin}/api/public/verify-ledger.mjs`,
    `node verify-ledger.mjs ${origin}/api/public/proof/${day}`,
  ].join('\n');
  return (
    <Section title={t('proof.own.title')} lead={t('proof.own.lead')} anchor="program">
      <div className="grid gap-4">
        <ScrollBox label={t('proof.own.copyLabel')} className="rounded-8 bg-sunken p-4">
          <pre className="text-12 text-ink">{commands}</pre>
        </ScrollBox>
        <div className="flex flex-wrap gap-2">
          <CopyButton
            text={commands}
            label={t('proof.own.copyLabel')}
            labels={{ copy: t('proof.own.copy'), copied: t('proof.own.copied') }}
          />
          <LinkButton size="small" href="/api/public/verify-ledger.mjs" download="verify-ledger.mjs">
            {t('proof.own.program')}
          </LinkButton>
          <LinkButton size="small" href="/api/public/ledger.csv" download="ledger.csv">
            {t('proof.own.ledger')}
          </LinkButton>
        </div>
      </div>
    </Section>
  );
}
