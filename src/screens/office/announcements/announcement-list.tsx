import { announcementOrderContract } from '#api/office/announcement-order.contract.ts';
import { announcementRemovalContract } from '#api/office/announcements/[id]/removal.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { BadgeTone } from '#ui/badge.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { OfficeTime } from '../office-time.tsx';
import type { OfficeColumn } from '../table/office-table.tsx';
import { anyText, writtenIn } from '../text/local-text-fields.tsx';
import { OrderedList } from '../text/ordered-list.tsx';
import { StateBadges } from '../text/state-badges.tsx';
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
  const { t, locale } = useLanguage<'office-content'>();
  const call = useOfficeCall();
  return (
    <OrderedList
      label={t('office-content.announcements.title')}
      empty={t('office-content.announcements.empty')}
      rows={announcements}
      columns={useColumns()}
      isRemoved={({ state }) => state === 'removed'}
      nameOf={({ texts }) => anyText(texts, locale)}
      edit={(row) => <AnnouncementDialog announcement={row} now={now} />}
      sendOrder={(ids) => call(announcementOrderContract, { body: { ids } })}
      sendRemoval={(id, body) => call(announcementRemovalContract, { params: { id }, body })}
      file="announcements"
    />
  );
}

function useColumns(): readonly OfficeColumn<Announcement>[] {
  const { t, locale } = useLanguage<'office-content'>();
  return [
    {
      key: 'text',
      header: t('office-content.announcements.text'),
      render: (row) => (
        <>
          {anyText(row.texts, locale)}
          <span className="block text-12 text-ink-3">{writtenIn(row.texts)}</span>
          <State announcement={row} isNarrow />
        </>
      ),
    },
    {
      key: 'state',
      header: t('office-content.state'),
      wideOnly: true,
      render: (row) => <State announcement={row} />,
    },
    {
      key: 'window',
      header: t('office-content.window'),
      wideOnly: true,
      render: ({ from, until }) => (
        <>
          <OfficeTime at={from} /> –{' '}
          {until === null ? t('office-content.openEnd') : <OfficeTime at={until} />}
        </>
      ),
    },
  ];
}

/** Whether readers see a line now; on a phone it stands below the line instead of in a column of its own. */
function State({ announcement, isNarrow }: { announcement: Announcement; isNarrow?: boolean }) {
  const { t } = useLanguage<'office-content'>();
  const label = t(`office-content.announcements.states.${announcement.state}`);
  return (
    <StateBadges
      tone={TONES[announcement.state]}
      label={label}
      isSample={announcement.is_sample}
      isNarrow={isNarrow === true}
    />
  );
}
