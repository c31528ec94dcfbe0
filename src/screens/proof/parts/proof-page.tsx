import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { nameZone } from '#i18n/zone-words.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { proofIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AsOfBar } from '../../as-of-bar.tsx';
import { ShareDisclosure } from '../../share-disclosure.tsx';
import { useBrowserZone } from '../../use-browser-zone.ts';
import { checkWords } from '../check/check-words.ts';
import type { ProofData } from '../data.server.ts';
import { CheckShapes } from './check-shapes.tsx';
import { CheckedPlace } from './checked-place.tsx';
import { DayCheck } from './day-check.tsx';
import { DayChoice } from './day-choice.tsx';
import { DayCourse } from './day-course.tsx';
import { FileCheck } from './file-check.tsx';
import { OwnComputer } from './own-computer.tsx';

/** Choose a day, see it recalculated, look into each pick, and take the check home. */
export function ProofPage(data: ProofData) {
  const { days, day, course, seenAt, isChosen, asOfView, origin, display, place, shareCode } = data;
  const { t, locale } = useLanguage<'proof'>();
  useBrowserZone(display);
  const question = day === null ? null : { day, asOf: asOfView.at };
  return (
    <>
      <PageHeader
        title={t('proof.title')}
        lead={t('proof.lead')}
        actions={
          <div className="flex flex-wrap gap-2">
            <LinkButton size="small" href={localePath(locale, '/audit')}>
              {t('proof.audit')}
            </LinkButton>
            <LinkButton size="small" href={localePath(locale, '/widgets')}>
              {t('proof.widgets')}
            </LinkButton>
          </div>
        }
      />
      <AsOfBar view={asOfView} address={`${localePath(locale, '/proof')}${isChosen ? `?day=${day}` : ''}`} />
      <CheckedPlace
        key={`${day} ${asOfView.at} ${display.zone}`}
        order={{ question, display, words: checkWords(t, locale) }}
      >
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
            <DayCheck day={day} zone={place} />
            <ShareDisclosure code={shareCode} origin={origin} />
          </>
        )}
        <div className="grid gap-x-8 lg:grid-cols-2">
          <FileCheck day={day} />
          <OwnComputer origin={origin} day={day ?? 'YYYY-MM-DD'} />
        </div>
        <CheckShapes />
      </CheckedPlace>
    </>
  );
}
