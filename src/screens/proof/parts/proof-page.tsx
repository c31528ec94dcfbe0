import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { nameZone } from '#i18n/zone-labels.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { proofIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { AsOfClock, AsOfNotice } from '../../as-of-bar.tsx';
import { ShareDisclosure } from '../../share-disclosure.tsx';
import { useBrowserZone } from '../../use-browser-zone.ts';
import { checkMessages } from '../check/check-messages.ts';
import type { ProofData } from '../data.server.ts';
import { CheckShapes } from './check-shapes.tsx';
import { CheckedPlace } from './checked-place.tsx';
import { DayPicks, DaySteps, DayVerdict } from './day-check.tsx';
import { DayChoice } from './day-choice.tsx';
import { DayCourse } from './day-course.tsx';
import { FileCheck } from './file-check.tsx';
import { OwnComputer } from './own-computer.tsx';

/** Choose a day, see it recalculated, look into each pick, and take the check home. */
export function ProofPage(data: ProofData) {
  const { days, day, course, seenAt, isChosen, asOfView, origin, display, place, shareCode } = data;
  const { t, locale } = useLanguage<'proof'>();
  useBrowserZone(display);
  const address = `${localePath(locale, '/proof')}${isChosen ? `?day=${day}` : ''}`;
  const question = day === null ? null : { day, asOf: asOfView.at };
  return (
    <CheckedPlace
      key={`${day} ${asOfView.at} ${display.zone}`}
      order={{ question, display, messages: checkMessages(t, locale) }}
    >
      <header className="grid gap-1 pt-3 pb-4">
        <div className="relative flex items-center justify-between gap-3">
          <h1 className={day === null ? 'text-28 font-strong tight' : 'text-14 font-medium'}>
            {t('proof.title')}
          </h1>
          <AsOfClock view={asOfView} address={address} />
        </div>
        {day === null ? null : <DayVerdict />}
        <p className="max-w-prose text-14 text-ink-2">{t('proof.lead')}</p>
      </header>
      <AsOfNotice view={asOfView} address={address} />
      {day === null ? (
        <EmptyState icon={proofIcon} title={t('proof.day.none')} />
      ) : (
        <>
          <DayChoice days={days} day={day} asOf={asOfView.at} />
          <DayCourse
            course={course}
            now={seenAt}
            zone={display.zone}
            place={nameZone(display.zone, seenAt, locale)}
          />
        </>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-2">
        {day === null ? null : <DaySteps day={day} zone={place} />}
        <div>
          <OwnComputer origin={origin} day={day ?? 'YYYY-MM-DD'} />
          <FileCheck day={day} />
        </div>
      </div>
      {day === null ? null : (
        <>
          <DayPicks />
          <ShareDisclosure code={shareCode} origin={origin} />
        </>
      )}
      <p className="flex flex-wrap gap-2 pt-4">
        <LinkButton size="small" href={localePath(locale, '/audit')}>
          {t('proof.audit')}
        </LinkButton>
        <LinkButton size="small" href={localePath(locale, '/widgets')}>
          {t('proof.widgets')}
        </LinkButton>
      </p>
      <CheckShapes />
    </CheckedPlace>
  );
}
