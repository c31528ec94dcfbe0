import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { useLeagueName, useOfficeHref } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { ByWhom } from '../parts/by-whom.tsx';
import { MemberName } from '../parts/member-name.tsx';
import { useBetText } from '../parts/use-bet-text.ts';
import { FilterBar, FilterSelect } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import type { DisputesData } from './data.server.ts';

type Dispute = DisputesData['disputes'][number];

const TONES = { open: 'warn', correction_waits: 'draw', upheld: 'win', rejected: 'neutral' } as const;

/** The queue, what waits the longest first: which match, whose dispute, and why. Each row leads to the pick, where it is decided. */
export function DisputeList({ disputes, meta }: DisputesData) {
  const { t } = useLanguage<'office-results' | 'sport'>();
  const leagueName = useLeagueName();
  const bet = useBetText();
  const href = useOfficeHref();
  const exportHref = useExportHref();
  const reasonOf = ({ reason }: Dispute) =>
    t(`office-results.disputes.reasons.${reason === 'other' ? 'another' : reason}`);
  return (
    <>
      <FilterBar>
        <FilterSelect
          name="show"
          label={t('office-results.show')}
          options={(['open', 'all'] as const).map((value) => ({
            value,
            label: t(`office-results.disputes.show.${value}`),
          }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-results.disputes.title')}
        rows={disputes}
        rowKey={({ id }) => id}
        rowHref={({ pick_id: pick }) => href(`/office/picks/${pick}`)}
        empty={t('office-results.disputes.empty')}
        columns={[
          {
            key: 'game',
            header: t('office-results.game'),
            roomy: true,
            render: ({ home, away }) => `${home} – ${away}`,
          },
          {
            key: 'bet',
            header: t('office-results.bet'),
            wideOnly: true,
            render: (row) => (
              <>
                {bet(row)}
                <span className="block text-12 text-ink-3">
                  {leagueName(row.league)} · <span className="whitespace-nowrap">{row.serial ?? '-'}</span>
                </span>
              </>
            ),
          },
          {
            key: 'member',
            header: t('office-results.disputes.member'),
            roomy: true,
            render: (row) => (
              <>
                <MemberName member={row.member} />
                <span className="block text-12 text-ink-2 md:hidden">
                  {reasonOf(row)}
                  <span className="block">{row.note}</span>
                </span>
              </>
            ),
          },
          {
            key: 'reason',
            header: t('office-results.disputes.reason'),
            wideOnly: true,
            render: (row) => (
              <>
                {reasonOf(row)}
                <span className="block max-w-96 text-12 text-ink-2">{row.note}</span>
              </>
            ),
          },
          {
            key: 'state',
            header: t('office-results.state'),
            render: ({ state }) => (
              <Badge tone={TONES[state]}>{t(`office-results.disputes.states.${state}`)}</Badge>
            ),
          },
          {
            key: 'raised',
            header: t('office-results.disputes.raised'),
            wideOnly: true,
            render: ({ raised_at: at }) => <OfficeTime at={at} />,
          },
          {
            key: 'answered',
            header: t('office-results.disputes.answered'),
            wideOnly: true,
            render: ({ answered_by: by, answered_at: at }) =>
              by === null || at === null ? '-' : <ByWhom who={by} at={at} />,
          },
        ]}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/disputes')} />
    </>
  );
}
