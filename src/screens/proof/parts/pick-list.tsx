import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icon-paths.ts';
import type { ProofDocument } from '../use-verification.ts';
import { canonicalJson, opensAt, seenAt } from '../verify-ledger.mjs';

type ProofPick = ProofDocument['picks'][number];

/** Every number of the day; each opens to what its fingerprint was made of and how it leads to the root. */
export function PickList({ document, zone }: { document: ProofDocument; zone: string }) {
  return (
    <ul data-card className="divide-y divide-line rounded-8 bg-surface shadow-card">
      {document.picks.map((pick) => (
        <li key={pick.serial}>
          <details className="group">
            <summary className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-14">
              <Icon
                drawing={chevronDownIcon}
                size={16}
                className="transition-transform group-open:rotate-180"
              />
              <span className="font-medium text-main">{pick.serial}</span>
              <PickState pick={pick} asOf={document.as_of} />
              <NotSeen document={document} pick={pick} />
              <StartTime at={pick.start_at} zone={zone} />
              <code className="ml-auto text-12 text-ink-3 max-sm:hidden">{pick.leaf_hash.slice(0, 16)}…</code>
            </summary>
            <PickProof document={document} pick={pick} zone={zone} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function StartTime({ at, zone }: { at: string; zone: string }) {
  const { t } = useLanguage<'proof'>();
  const time = formatDateTime(at, zone);
  return <span className="text-12 text-ink-3">{t('proof.pick.starts', { time })}</span>;
}

/** Before its game begins a pick is open to those whose plan shows it anyway, and to no one else. */
function PickState({ pick, asOf }: { pick: ProofPick; asOf: string }) {
  const { t } = useLanguage<'proof'>();
  const openTo = Date.parse(opensAt(pick)) <= Date.parse(asOf) ? 'open' : 'yours';
  const state = pick.salt === null ? 'sealed' : openTo;
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={state === 'sealed' ? 'neutral' : 'brand'}>{t(`proof.pick.${state}`)}</Badge>
      {pick.withdrawn === null ? null : <Badge tone="warn">{t('proof.pick.withdrawn')}</Badge>}
    </span>
  );
}

/** Marks a pick that no authority saw before its game, on a day that has timestamps at all. */
function NotSeen({ document, pick }: { document: ProofDocument; pick: ProofPick }) {
  const { t } = useLanguage<'proof'>();
  if ((document.timestamps ?? []).length === 0) return null;
  const seen = seenAt(document, pick);
  return seen !== null && seen < pick.start_at ? null : <Badge tone="warn">{t('proof.pick.late')}</Badge>;
}

function PickProof({ document, pick, zone }: { document: ProofDocument; pick: ProofPick; zone: string }) {
  const { t } = useLanguage<'proof'>();
  const rows = [
    { name: t('proof.pick.published'), value: formatDateTime(pick.published_at, zone) },
    ...(document.timestamps ?? [])
      .filter(({ batch }) => batch === pick.batch)
      .map(({ authority, stamped_at: at }) => ({
        name: t('proof.pick.seen', { authority }),
        value: formatDateTime(at, zone),
      })),
    { name: t('proof.pick.start'), value: formatDateTime(pick.start_at, zone) },
    { name: t('proof.pick.fingerprint'), value: pick.leaf_hash },
    ...(pick.salt === null ? [] : [{ name: t('proof.pick.salt'), value: pick.salt }]),
    ...(pick.sealed === null ? [] : [{ name: t('proof.pick.content'), value: canonicalJson(pick.sealed) }]),
  ];
  return (
    <div className="grid gap-3 px-4 pt-1 pb-4 text-14">
      <dl className="grid gap-2">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="break-all text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <p className="text-12 text-ink-3">{t('proof.pick.path', { batch: pick.batch })}</p>
        {pick.path.length === 0 ? <p className="text-ink">{t('proof.pick.alone')}</p> : null}
        <ol className="grid gap-1 text-12 text-ink-2">
          {pick.path.map(({ side, hash }) => (
            <li key={hash} className="break-all">
              {side === 'left' ? '← ' : '→ '}
              {hash}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
