import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { RECORD_ORIGINS } from '#terms/results.ts';
import { SegmentLinks } from '#ui/segment-links.tsx';
import type { RecordData } from '../data.server.ts';
import { type RecordQuery, recordChoices, recordSearch } from '../record-query.ts';

/** Source, period and sport in one line, each with its name: every choice is an address, one click away. */
export function Choices({ data: { query, origin, counts, locale } }: { data: RecordData }) {
  const { t } = useLanguage<'record' | 'sport' | 'ui'>();
  const hrefOf = (change: Partial<RecordQuery>) =>
    `${localePath(locale, '/record')}${recordSearch(query, change)}`;
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      <SegmentLinks
        label={t('record.origins.label')}
        items={RECORD_ORIGINS.map((one) => ({
          href: hrefOf({ origin: one }),
          label: t(`record.origins.${one}`),
          count: formatNumber(counts[one]),
          current: origin === one,
        }))}
      />
      <SegmentLinks
        label={t('record.windows.label')}
        items={recordChoices.WINDOWS.map((window) => ({
          href: hrefOf({ window }),
          label: t(`record.windows.${window}`),
          current: query.window === window,
        }))}
      />
      <SegmentLinks
        label={t('record.sports')}
        items={[
          { href: hrefOf({ sport: null }), label: t('ui.all'), current: query.sport === null },
          ...recordChoices.SPORTS.map((sport) => ({
            href: hrefOf({ sport }),
            label: t(`sport.sports.${sport}`),
            current: query.sport === sport,
          })),
        ]}
      />
    </div>
  );
}
