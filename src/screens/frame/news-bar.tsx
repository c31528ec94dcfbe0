import { useLanguage } from '#i18n/language-provider.tsx';
import { joinAnnouncements, Ticker } from '#ui/ticker.tsx';
import { OriginMark } from '../origin-chip.tsx';
import type { FrameData } from './data.server.ts';

type News = { announcements: readonly string[]; data: FrameData['data'] };

/** Whether there is anything for the bar to say. */
export function hasNews({ announcements, data }: News): boolean {
  return announcements.length > 0 || data.mode === 'replay';
}

/**
 * The bar under the header: that the site shows a replay, said once a page together with the meaning of the dots in its rows, and
 * the announcements that run by.
 */
export function NewsBar({ announcements, data }: News) {
  const { t } = useLanguage<'shell' | 'frame'>();
  const isReplay = data.mode === 'replay';
  return (
    <div className="bg-sunken text-12 text-ink-2">
      <div className="mx-auto flex h-8 max-w-page items-center md:px-6">
        {isReplay ? (
          <section
            aria-label={t('frame.replay')}
            className="flex shrink-0 items-center gap-3 pr-3 whitespace-nowrap max-md:pl-4"
          >
            <strong className="font-medium text-warn">{t('frame.replay')}</strong>
            <span className="max-lg:hidden">{t('frame.replayShort')}</span>
            {data.hasSimulated ? (
              <>
                <OriginMark origin="simulated">{t('frame.origins.simulated')}</OriginMark>
                <OriginMark origin="mixed">{t('frame.origins.mixed')}</OriginMark>
              </>
            ) : null}
          </section>
        ) : null}
        {announcements.length === 0 ? null : (
          <div className="min-w-0 grow">
            <Ticker label={t('shell.ticker.label')} text={joinAnnouncements(announcements)} />
          </div>
        )}
      </div>
    </div>
  );
}
