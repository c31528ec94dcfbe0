import { formatDateTime, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { ProofDocument } from '../use-verification.ts';

/** What to keep of a day: its final count, and the hash that stands for all of it. */
export function CloseFacts({ close, zone }: { close: ProofDocument['close']; zone: string }) {
  const { t } = useLanguage<'proof'>();
  if (close === null) return null;
  const facts = [
    { name: t('proof.close.count'), value: formatNumber(close.final_count) },
    { name: t('proof.close.closedAt'), value: formatDateTime(close.closed_at, zone) },
    { name: t('proof.close.hash'), value: close.close_hash },
    ...(close.audit_head === null ? [] : [{ name: t('proof.close.audit'), value: close.audit_head }]),
  ];
  return (
    <dl className="grid gap-2 text-14 sm:grid-cols-[auto_1fr] sm:gap-x-4">
      {facts.map(({ name, value }) => (
        <div key={name} className="sm:contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="break-all text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
