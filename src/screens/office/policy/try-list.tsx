import { formatSignedPercent } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { Panel } from '../panel.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { PolicyRoom, Simulation } from './data.server.ts';
import { useSettingsText } from './use-settings-text.ts';

/** Every try beside the version in force, the newest first: no one picks the best without seeing the rest. */
export function TryList({ room, shown }: { room: PolicyRoom; shown: Simulation | null }) {
  const { t } = useLanguage<'office-policy'>();
  const href = useOfficeHref();
  const settings = useSettingsText();
  const { runs, settings: different } = room.tried;
  const title = t('office-policy.tries', { runs: formatNumber(runs), different: formatNumber(different) });
  return (
    <Panel title={title}>
      <OfficeTable
        label={title}
        isPlain
        rows={room.simulations}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href('/office/policy', { try: id })}
        empty={t('office-policy.noTries')}
        columns={[
          {
            key: 'at',
            header: t('office-policy.triedAt'),
            roomy: true,
            render: ({ asked_at: at, id }) => (
              <span className={id === shown?.id ? 'font-medium' : ''}>
                <OfficeTime at={at} />
              </span>
            ),
          },
          { key: 'settings', header: t('office-policy.settings'), roomy: true, render: settings.all },
          {
            key: 'roi',
            header: t('office-policy.figure.roi'),
            numeric: true,
            render: ({ report: { proposed } }) =>
              `${formatSignedPercent(proposed.roi)} · n = ${formatNumber(proposed.picks)}`,
          },
          { key: 'by', header: t('office-policy.by'), wideOnly: true, render: ({ asked_by: by }) => by },
        ]}
      />
    </Panel>
  );
}
