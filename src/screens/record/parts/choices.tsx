import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { RECORD_ORIGINS } from '#terms/results.ts';
import { SegmentLinks } from '#ui/segment-links.tsx';
import { ChoiceMenu } from '../../choice-menu.tsx';
import type { RecordData } from '../data.server.ts';
import { type RecordQuery, recordChoices, recordSearch } from '../record-query.ts';

/** Source, period and sport in one line, each with its name: every choice is an address, one click away. */
export function Choices({ data: { query, origin, counts, locale } }: { data: RecordData }) {
  const { t } = useLanguage<'record' | 'sport' | 'ui'>();
  const hrefOf = (change: Partial<RecordQuery>) =>
    `${localePath(locale, '/record')}${recordSearch(query, change)}`;
  const sports = [null, ...recordChoices.SPORTS].map((sport) => ({
    key: sport ?? 'all',
    href: hrefOf({ sport }),
    label: sport === null ? t('ui.all') : t(`sport.sports.${sport}`),
    chosen: query.sport === sport,
  }));
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
      <div className="flex items-center gap-2">
        <span aria-hidden="true" className="shrink-0 text-12 text-ink-3">
          {t('record.sports')}
        </span>
        <ChoiceMenu
          label={t('record.sports')}
          current={sports.find(({ chosen }) => chosen)?.label ?? t('ui.all')}
          items={sports}
        />
      </div>
    </div>
  );
}
