import { announcementRemovalContract } from '#api/office/announcements/[id]/removal.contract.ts';
import { saveAnnouncementContract } from '#api/office/announcements/[id].contract.ts';
import { newAnnouncementContract } from '#api/office/announcements.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { zonePlace } from '#i18n/zone-labels.ts';
import { TextField } from '#ui/field.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { readZonedTime, writeZonedTime } from '../form/zoned-time.ts';
import { useMay, useOffice } from '../frame/office-context.ts';
import { LocalTextFields, readLocalTexts } from '../text/local-text-fields.tsx';
import { useSavedNote } from '../text/use-saved-note.ts';
import type { Announcement } from './data.server.ts';

/** Writes a line of the ticker: a new one, or another form of one that is there. */
export function AnnouncementDialog({ announcement, now }: { announcement?: Announcement; now: string }) {
  const { t, locale } = useLanguage<'office-content'>();
  const { zone } = useOffice();
  const may = useMay();
  const call = useOfficeCall();
  const say = useSavedNote<Announcement>({
    remove: ({ id, version }) =>
      call(announcementRemovalContract, { params: { id }, body: { removed: true, version } }),
    restore: ({ texts, from, until }, { id, version }) =>
      call(saveAnnouncementContract, { params: { id }, body: { texts, from, until, version } }),
  });
  const time = (form: FormData, name: string) => readZonedTime(form.get(name), zone);
  if (!may('content.edit')) return null;
  const body = (form: FormData) => ({
    texts: readLocalTexts(form, 'texts'),
    from: time(form, 'from') ?? '',
    until: time(form, 'until'),
  });
  const zoneHint = t('office-content.zoneHint', { zone: zonePlace(zone, locale) });
  return (
    <ActionDialog
      saves
      verb={t(announcement === undefined ? 'office-content.announcements.new' : 'office-content.change')}
      {...(announcement === undefined ? { tone: 'primary' as const, size: 'normal' as const } : {})}
      title={t(
        announcement === undefined
          ? 'office-content.announcements.new'
          : 'office-content.announcements.change',
      )}
      fields={(errors) => (
        <>
          <LocalTextFields
            name="texts"
            legend={t('office-content.announcements.text')}
            hint={t('office-content.noFigures')}
            texts={announcement?.texts ?? {}}
            errors={errors}
            maxLength={300}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t('office-content.from')}
              hint={zoneHint}
              name="from"
              type="datetime-local"
              defaultValue={writeZonedTime(announcement?.from ?? now, zone)}
              error={errors.from}
            />
            <TextField
              label={t('office-content.until')}
              hint={t('office-content.untilHint')}
              name="until"
              type="datetime-local"
              defaultValue={writeZonedTime(announcement?.until ?? null, zone)}
              error={errors.until}
            />
          </div>
        </>
      )}
      check={(form) => ({
        ...(time(form, 'from') === null ? { from: t('office-content.badTime') } : {}),
        ...(form.get('until') !== '' && time(form, 'until') === null
          ? { until: t('office-content.badTime') }
          : {}),
      })}
      send={(form) =>
        announcement === undefined
          ? call(newAnnouncementContract, { body: body(form) })
          : call(saveAnnouncementContract, {
              params: { id: announcement.id },
              body: { ...body(form), version: announcement.version },
            })
      }
      onDone={(done) => say(announcement, done)}
    />
  );
}
