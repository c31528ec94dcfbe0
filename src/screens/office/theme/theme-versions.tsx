import { changeThemeContract } from '#api/office/theme.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { OfficeTime } from '../office-time.tsx';
import { Panel } from '../panel.tsx';
import { useVariables } from '../parts/use-variables.ts';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import type { ThemeData, ThemeVersion } from './data.server.ts';

/** The looks that were in force, who made each and when; any of them comes back with one button. */
export function ThemeVersions({ version: current, versions, program }: ThemeData['theme']) {
  const { t } = useLanguage<'office-theme'>();
  const mayEdit = useMay()('wording.edit');
  const columns: readonly [OfficeColumn<ThemeVersion>, ...OfficeColumn<ThemeVersion>[]] = [
    { key: 'version', header: t('office-theme.versions.version'), render: ({ version }) => version },
    {
      key: 'look',
      header: t('office-theme.versions.look'),
      render: ({ look }) => <Look version={look} program={program} />,
    },
    { key: 'note', header: t('office-theme.note'), render: ({ note }) => note || '-' },
    { key: 'by', header: t('office-theme.versions.by'), wideOnly: true, render: (row) => row.made_by },
    {
      key: 'at',
      header: t('office-theme.versions.at'),
      render: ({ made_at: at }) => <OfficeTime at={at} />,
    },
    {
      key: 'actions',
      header: t('office-theme.versions.action'),
      render: (row) =>
        row.version === current ? (
          <Badge tone="brand">{t('office-theme.versions.current')}</Badge>
        ) : mayEdit ? (
          <TakeUp look={row.look} version={row.version} current={current} />
        ) : null,
    },
  ];
  const isOwn = versions[0]?.look !== null && versions.length > 0;
  return (
    <Panel title={t('office-theme.versions.title')}>
      <OfficeTable
        isPlain
        label={t('office-theme.versions.title')}
        rows={versions}
        rowKey={({ version }) => String(version)}
        empty={t('office-theme.versions.none')}
        columns={columns}
      />
      {isOwn && mayEdit ? (
        <div>
          <TakeUp look={null} version={0} current={current} />
        </div>
      ) : null}
    </Panel>
  );
}

function Look({
  version,
  program,
}: {
  version: ThemeVersion['look'];
  program: ThemeData['theme']['program'];
}) {
  const { t } = useLanguage<'office-theme'>();
  const { primary, text, logo, light, dark } = version ?? program;
  const ref = useVariables({ '--sample-ground': primary });
  const own = Object.keys(light).length + Object.keys(dark).length;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span
        ref={ref}
        aria-hidden="true"
        className="size-4 rounded-4 bg-(--sample-ground) shadow-[inset_0_0_0_1px_var(--border-main)]"
      />
      <span>{primary.toLowerCase()}</span>
      {version === null ? <span className="text-ink-3">{t('office-theme.versions.program')}</span> : null}
      {text === 'auto' ? null : <span className="text-ink-3">{t(`office-theme.text.short.${text}`)}</span>}
      {logo === program.logo ? null : (
        <span className="text-ink-3">{t(`office-theme.logo.short.${logo}`)}</span>
      )}
      {own === 0 ? null : <span className="text-ink-3">{t('office-theme.own.count', { count: own })}</span>}
    </span>
  );
}

/** Makes an earlier look, or the program's own, the next version. */
function TakeUp({
  look,
  version,
  current,
}: {
  look: ThemeVersion['look'];
  version: number;
  current: number;
}) {
  const { t } = useLanguage<'office-theme'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const isProgram = version === 0;
  const label = isProgram ? t('office-theme.program.verb') : t('office-theme.again.label', { version });
  return (
    <ActionDialog
      verb={isProgram ? label : t('office-theme.again.verb')}
      label={label}
      title={isProgram ? label : t('office-theme.again.title', { version })}
      text={t('office-theme.again.text')}
      send={() =>
        call(changeThemeContract, {
          body: { look, note: isProgram ? '' : t('office-theme.again.note', { version }), version: current },
        })
      }
      onDone={() => say({ tone: 'success', text: t('office-theme.saved') })}
    />
  );
}
