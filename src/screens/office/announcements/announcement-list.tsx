import { announcementOrderContract } from '#api/office/announcement-order.contract.ts';
import { announcementRemovalContract } from '#api/office/announcements/[id]/removal.contract.ts';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay, useOffice, useOfficeHref } from '../frame/office-context.ts';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import { anyText, writtenIn } from '../text/local-text-fields.tsx';
import { MoveButtons } from '../text/move-buttons.tsx';
import { RemovalButton } from '../text/removal-button.tsx';
import { WholeListFile } from '../text/whole-list-file.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import type { Announcement, AnnouncementsData } from './data.server.ts';

const TONES: Readonly<Record<Announcement['state'], BadgeTone>> = {
  live: 'win',
  coming: 'brand',
  ended: 'neutral',
  removed: 'lose',
};

/** The lines of the ticker in their order; what readers see changes with the next page that they open. */
export function AnnouncementList({ announcements, now }: AnnouncementsData) {
  const { t } = useLanguage<'office-content'>();
  const href = useOfficeHref();
  return (
    <>
      <OfficeTable
        label={t('office-content.announcements.title')}
        columns={useColumns(announcements, now)}
        rows={announcements}
        rowKey={({ id }) => id}
        empty={t('office-content.announcements.empty')}
      />
      <WholeListFile href={href('/office/api/content-exports/announcements')} />
    </>
  );
}

function useColumns(
  all: readonly Announcement[],
  now: string,
): readonly [OfficeColumn<Announcement>, ...OfficeColumn<Announcement>[]] {
  const { t, locale } = useLanguage<'office-content'>();
  const { zone } = useOffice();
  const may = useMay();
  const call = useOfficeCall();
  const ids = all.filter(({ state }) => state !== 'removed').map(({ id }) => id);
  return [
    {
      key: 'text',
      header: t('office-content.announcements.text'),
      render: ({ texts }) => (
        <>
          {anyText(texts, locale)}
          <span className="block text-12 text-ink-3">{writtenIn(texts)}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: t('office-content.state'),
      render: ({ state, is_sample: isSample }) => (
        <span className="flex flex-wrap gap-1">
          <Badge tone={TONES[state]}>{t(`office-content.announcements.states.${state}`)}</Badge>
          {isSample ? <Badge>{t('office-content.sample')}</Badge> : null}
        </span>
      ),
    },
    {
      key: 'window',
      header: t('office-content.window'),
      wideOnly: true,
      render: ({ from, until }) =>
        `${formatDateTime(from, zone)} – ${until === null ? t('office-content.openEnd') : formatDateTime(until, zone)}`,
    },
    {
      key: 'act',
      header: t('office-content.acts'),
      render: (row) =>
        may('content.edit') ? (
          <span className="flex flex-wrap gap-2">
            <MoveButtons
              id={row.id}
              ids={ids}
              name={anyText(row.texts, locale)}
              send={(order) => call(announcementOrderContract, { body: { ids: order } })}
            />
            {row.state === 'removed' ? null : <AnnouncementDialog of={row} now={now} />}
            <RemovalButton
              what={anyText(row.texts, locale)}
              isRemoved={row.state === 'removed'}
              version={row.version}
              send={(removed, version) =>
                call(announcementRemovalContract, {
                  params: { id: row.id },
                  body: { version, removed },
                })
              }
            />
          </span>
        ) : null,
    },
  ];
}
