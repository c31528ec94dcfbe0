import { formatDate, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { languageNames } from '#i18n/locales.ts';
import { LOCALES } from '#terms/locales.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Changes } from '../../legal-changes.tsx';
import { useOffice } from '../frame/office-context.ts';
import { Panel } from '../panel.tsx';
import { FilterBar, FilterSelect } from '../table/filter-bar.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { LegalTextData, LegalTextDocument } from './data.server.ts';

const TONES = { coming: 'brand', in_force: 'win', past: 'neutral' } as const satisfies Record<
  string,
  BadgeTone
>;

/** Every version there ever was, who published it and who agreed; and what two of them say differently. */
export function VersionsPanel({ data: { document, compare, changes } }: { data: LegalTextData }) {
  const { t } = useLanguage<'office-legal'>();
  const numbers = document.versions.map(({ version }) => ({
    value: String(version),
    label: t('office-legal.versionNo', { version }),
  }));
  return (
    <>
      <Panel title={t('office-legal.versions')}>
        <Versions document={document} />
      </Panel>
      {numbers.length < 2 ? null : (
        <Panel title={t('office-legal.compare')}>
          <FilterBar>
            <FilterSelect name="from" label={t('office-legal.from')} options={numbers} anyLabel="-" />
            <FilterSelect name="to" label={t('office-legal.to')} options={numbers} anyLabel="-" />
            <FilterSelect
              name="language"
              label={t('office-legal.language')}
              options={LOCALES.map((value) => ({ value, label: languageNames[value] }))}
            />
          </FilterBar>
          <p className="text-14 text-ink-2">
            {t('office-legal.comparing', { from: compare.from, to: compare.to })}
          </p>
          {changes === null || changes.length === 0 ? (
            <p className="text-14 text-ink-2">{t('office-legal.same')}</p>
          ) : (
            <Changes
              sections={changes}
              labels={{ added: t('office-legal.added'), removed: t('office-legal.removed') }}
            />
          )}
        </Panel>
      )}
    </>
  );
}

function Versions({ document: { versions, type } }: { document: LegalTextDocument }) {
  const { t } = useLanguage<'office-legal'>();
  const { zone } = useOffice();
  return (
    <OfficeTable
      label={t('office-legal.versions')}
      stack="values"
      isPlain
      rows={versions}
      rowKey={({ version }) => String(version)}
      empty={t('office-legal.none')}
      columns={[
        {
          key: 'version',
          header: t('office-legal.version'),
          render: ({ version, state, is_sample: isSample }) => (
            <span className="flex flex-wrap gap-2">
              {version}
              <Badge tone={TONES[state]}>{t(`office-legal.state.${state}`)}</Badge>
              {isSample ? <Badge tone="warn">{t('office-legal.sample')}</Badge> : null}
            </span>
          ),
        },
        {
          key: 'from',
          header: t('office-legal.holdsFrom'),
          render: ({ effective_at: at }) => formatDate(at, zone),
        },
        {
          key: 'by',
          header: t('office-legal.publishedBy'),
          wideOnly: true,
          render: ({ published_by: by, published_at: at, note }) => (
            <>
              {by ?? '-'} · {formatDate(at, zone)}
              <span className="block text-12 text-ink-3">{note}</span>
            </>
          ),
        },
        {
          key: 'members',
          header: t('office-legal.agreed'),
          numeric: true,
          render: ({ members }) => (type === 'notice' ? '-' : formatNumber(members)),
        },
        {
          key: 'hash',
          header: 'SHA-256',
          wideOnly: true,
          render: ({ sha256 }) => (
            <details className="text-12">
              <summary className="cursor-pointer underline underline-offset-3">
                <code>{sha256.en?.slice(0, 12)}…</code>
              </summary>
              {Object.entries(sha256).map(([language, hash]) => (
                <p key={language}>
                  {language} <code className="break-all">{hash}</code>
                </p>
              ))}
            </details>
          ),
        },
      ]}
    />
  );
}
