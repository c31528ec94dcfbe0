import type { Dispatch, SetStateAction } from 'react';
import { endOfficeKeyContract } from '#api/office/keys/[id]/revocation.contract.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { OFFICE_WRITE_SCOPES, type OfficeScope } from '#terms/api-scopes.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOffice } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import type { OfficeKey } from './data.server.ts';
import type { MadeOfficeKey } from './make-key.tsx';

/** The operator's keys, and the one that was just made, which is seen this once. */
export function KeyList({
  keys,
  made,
  setMade,
}: {
  keys: readonly OfficeKey[];
  made: MadeOfficeKey | null;
  setMade: Dispatch<SetStateAction<MadeOfficeKey | null>>;
}) {
  const { t } = useLanguage<'office-keys'>();
  return (
    <>
      {made === null ? null : <Made made={made} />}
      <OfficeTable
        label={t('office-keys.title')}
        columns={useColumns((id) => setMade((shown) => (shown?.id === id ? null : shown)))}
        rows={keys}
        rowKey={({ id }) => id}
        empty={t('office-keys.empty')}
      />
    </>
  );
}

function Made({ made: { name, key } }: { made: MadeOfficeKey }) {
  const { t } = useLanguage<'office-keys'>();
  return (
    <section role="status" className="grid gap-3 rounded-8 bg-surface p-4 shadow-card">
      <Notice tone="warning">
        <span className="block font-medium">{t('office-keys.made.title')}</span>
        {t('office-keys.made.text', { name })}
      </Notice>
      <div className="flex flex-wrap items-start gap-3">
        <code className="min-w-0 flex-1 text-14 wrap-anywhere">{key}</code>
        <CopyButton
          text={key}
          label={t('office-keys.made.copyNamed')}
          labels={{ copy: t('office-keys.made.copy'), copied: t('office-keys.made.copied') }}
        />
      </div>
    </section>
  );
}

function useColumns(
  onEnded: (id: string) => void,
): readonly [OfficeColumn<OfficeKey>, ...OfficeColumn<OfficeKey>[]] {
  const { t } = useLanguage<'office-keys'>();
  const { zone } = useOffice();
  const name = useScopeName();
  return [
    {
      key: 'name',
      header: t('office-keys.name'),
      render: (key) => (
        <span className="block min-w-32 wrap-anywhere">
          {key.name} <code className="text-12 text-ink-3">…{key.hint}</code>
        </span>
      ),
    },
    {
      key: 'scopes',
      header: t('office-keys.scopes'),
      wideOnly: true,
      render: ({ scopes }) => <span className="text-12">{scopes.map(name).join(' · ')}</span>,
    },
    {
      key: 'used',
      header: t('office-keys.used'),
      render: ({ last_used_at: at }) => (at === null ? t('office-keys.never') : formatDate(at, zone)),
    },
    {
      key: 'until',
      header: t('office-keys.until'),
      wideOnly: true,
      render: ({ expires_at: at }) => <span className="whitespace-nowrap">{formatDate(at, zone)}</span>,
    },
    {
      key: 'actions',
      header: t('office-keys.actions'),
      render: (key) => <EndKey keyShown={key} onEnded={onEnded} />,
    },
  ];
}

/** A scope in words: what of it is read, or changed. */
function useScopeName(): (scope: OfficeScope) => string {
  const { t } = useLanguage<'office-keys'>();
  const writes: readonly string[] = OFFICE_WRITE_SCOPES;
  return (scope) => {
    const label = t(`office-keys.scope.${scope}`);
    return `${t(writes.includes(scope) ? 'office-keys.make.write' : 'office-keys.make.read')} – ${label}`;
  };
}

function EndKey({ keyShown: { id, name }, onEnded }: { keyShown: OfficeKey; onEnded: (id: string) => void }) {
  const { t } = useLanguage<'office-keys'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  return (
    <ActionDialog
      verb={t('office-keys.end.verb')}
      label={t('office-keys.end.title', { name })}
      tone="danger"
      title={t('office-keys.end.title', { name })}
      text={t('office-keys.end.text')}
      send={() => call(endOfficeKeyContract, { params: { id }, body: {} })}
      onDone={() => {
        onEnded(id);
        say({ tone: 'success', text: t('office-keys.end.done') });
      }}
    />
  );
}
