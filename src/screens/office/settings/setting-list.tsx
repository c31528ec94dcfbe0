import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay, useOffice, useOfficeHref } from '../frame/office-context.ts';
import { ExportLink } from '../table/export-link.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { RowActions } from '../table/row-actions.tsx';
import { ChangeSetting } from './change-setting.tsx';
import type { OfficeSetting, SettingsData } from './data.server.ts';
import { useSettingText } from './use-setting-text.ts';

/** A row a setting: what it does, what holds, and what waits for a second person. */
export function SettingList({ settings }: Pick<SettingsData, 'settings'>) {
  const { t } = useLanguage<'office-settings'>();
  const { zone } = useOffice();
  const may = useMay();
  const write = useSettingText();
  const href = useOfficeHref();
  return (
    <>
      <OfficeTable
        label={t('office-settings.title')}
        rows={settings}
        rowKey={({ key }) => key}
        empty="-"
        columns={[
          {
            key: 'setting',
            header: t('office-settings.setting'),
            render: ({ key }) => (
              <div className="max-w-prose min-w-24">
                <span className="font-medium">{t(`office-settings.settings.${key}.name`)}</span>
                {/* On a phone the dialog says it, so that its button stays in view. */}
                <span className="block text-12 text-ink-3 max-md:hidden">
                  {t(`office-settings.settings.${key}.hint`)}
                </span>
              </div>
            ),
          },
          {
            key: 'value',
            header: t('office-settings.value'),
            render: ({ key, value, program }) => (
              <>
                <span className="font-medium break-keep md:whitespace-nowrap">{write(key, value)}</span>
                {value === program ? null : (
                  <span className="block text-12 text-ink-3">
                    {t('office-settings.program', { value: write(key, program) })}
                  </span>
                )}
              </>
            ),
          },
          {
            key: 'changed',
            header: t('office-settings.changed'),
            wideOnly: true,
            render: ({ changed_at: at }) => (at === null ? '-' : formatDate(at, zone)),
          },
          {
            key: 'actions',
            header: t('office-settings.actions'),
            isHidden: !may('settings.propose') && settings.every(({ request }) => request === null),
            render: (row) =>
              row.request !== null ? (
                <Waiting setting={row.request} />
              ) : may('settings.propose') ? (
                <RowActions>
                  <ChangeSetting setting={row} />
                </RowActions>
              ) : null,
          },
        ]}
      />
      <ExportLink href={href('/office/api/list-exports/settings')} />
    </>
  );
}

function Waiting({ setting }: { setting: NonNullable<OfficeSetting['request']> }) {
  const { t } = useLanguage<'office-settings'>();
  const href = useOfficeHref();
  return (
    <span className="block max-w-48 text-12 max-md:max-w-16">
      <TextLink href={href(`/office/approvals/${setting.id}`)} className="break-keep">
        {t('office-settings.waits')}
      </TextLink>
      {/* As much of an address as one line holds tells colleagues apart. */}
      <span title={setting.proposed_by} className="block truncate text-ink-3">
        {setting.proposed_by}
      </span>
    </span>
  );
}
