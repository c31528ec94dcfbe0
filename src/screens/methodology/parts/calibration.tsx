import { formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import type { MethodologyData } from '../data.server.ts';

type Found = MethodologyData['methodology']['calibration'];
type Group = NonNullable<Found>['groups'][number];

/** A share of fewer picks than this is written as "k of n". */
const MIN_SHARE = 10;

/** What was said against what happened, group by group, each with its interval and its size. */
export function Calibration({ calibration }: { calibration: Found }) {
  const { t } = useLanguage<'methodology'>();
  return (
    <Section
      title={t('methodology.calibration.title')}
      lead={t('methodology.calibration.lead')}
      anchor="calibration"
    >
      {calibration === null ? (
        <Notice>{t('methodology.calibration.none')}</Notice>
      ) : (
        <div className="grid gap-3">
          <p className="flex flex-wrap items-center gap-2 text-14 text-ink-2">
            <Badge tone={calibration.origin === 'live' ? 'brand' : 'warn'}>
              {t(`methodology.calibration.${calibration.origin}`)}
            </Badge>
            n = {formatNumber(calibration.n)}
          </p>
          <Groups groups={calibration.groups} />
        </div>
      )}
    </Section>
  );
}

function Groups({ groups }: { groups: readonly Group[] }) {
  const { t } = useLanguage<'methodology'>();
  return (
    <DataTable
      label={t('methodology.calibration.title')}
      rows={groups}
      rowKey={({ from }) => from}
      columns={[
        {
          key: 'said',
          header: t('methodology.calibration.said'),
          isShort: true,
          render: ({ said }) => formatPercent(said),
        },
        {
          key: 'picture',
          header: <span className="sr-only">{t('methodology.calibration.picture')}</span>,
          wideOnly: true,
          render: (group) => <Bar group={group} />,
        },
        {
          key: 'won',
          header: t('methodology.calibration.won'),
          numeric: true,
          render: ({ won }) =>
            won.n < MIN_SHARE
              ? t('methodology.calibration.few', { won: won.k, n: won.n })
              : formatPercent(won.value),
        },
        {
          key: 'interval',
          header: t('methodology.calibration.interval'),
          numeric: true,
          render: ({ won }) =>
            won.interval === null || won.n < MIN_SHARE
              ? '-'
              : `${formatNumber(won.interval[0] * 100, 1)}–${formatPercent(won.interval[1])}`,
        },
        {
          key: 'n',
          header: t('methodology.calibration.n'),
          numeric: true,
          render: ({ won }) => formatNumber(won.n),
        },
      ]}
    />
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The interval as a band, what happened as a dot, what was said as a line across. */
function Bar({ group: { said, won } }: { group: Group }) {
  const [low, high] = won.interval ?? [0, 1];
  return (
    <svg width="100%" height="16" aria-hidden="true" className="block min-w-40 overflow-visible">
      <line x2="100%" y1="8" y2="8" className="stroke-line" />
      <line
        x1={percent(low)}
        x2={percent(high)}
        y1="8"
        y2="8"
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-data/25"
      />
      <line x1={percent(said)} x2={percent(said)} y1="1" y2="15" strokeWidth="2" className="stroke-ink-3" />
      <circle cx={percent(won.value ?? 0)} cy="8" r="4" className="fill-data" />
    </svg>
  );
}
