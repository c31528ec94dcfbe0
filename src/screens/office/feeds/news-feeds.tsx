import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { OfficeTime } from '../office-time.tsx';
import { Panel } from '../panel.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { FeedsView } from './data.server.ts';

type News = FeedsView['news'][number];

const TONES: Readonly<Record<News['state'], BadgeTone>> = {
  fine: 'win',
  failing: 'warn',
  left_alone: 'lose',
  never: 'neutral',
};

/** The news feeds that the site was started with, and what was refused of each. */
export function NewsFeeds({ news }: { news: readonly News[] }) {
  const { t } = useLanguage<'office-operations'>();
  return (
    <Panel title={t('office-operations.feeds.news')}>
      <OfficeTable
        isPlain
        label={t('office-operations.feeds.news')}
        rows={news}
        rowKey={({ feed }) => feed}
        empty={t('office-operations.feeds.noNews')}
        columns={[
          {
            key: 'feed',
            header: t('office-operations.feeds.address'),
            render: ({ feed }) => <span className="wrap-anywhere">{feed}</span>,
          },
          {
            key: 'state',
            header: t('office-operations.state'),
            render: ({ state, failure, failures }) => (
              <>
                <Badge tone={TONES[state]}>{t(`office-operations.feeds.states.${state}`)}</Badge>
                {failures === 0 ? null : (
                  <span className="block text-12 text-ink-3">
                    {failure} · {t('office-operations.failed.tries', { count: failures })}
                  </span>
                )}
              </>
            ),
          },
          {
            key: 'good',
            header: t('office-operations.feeds.goodAt'),
            render: (row) => <OfficeTime at={row.good_at} />,
          },
          {
            key: 'next',
            header: t('office-operations.feeds.nextAt'),
            render: (row) => <OfficeTime at={row.next_at} />,
          },
          {
            key: 'refused',
            header: t('office-operations.feeds.refused'),
            render: (row) => <Refused news={row} />,
          },
        ]}
      />
    </Panel>
  );
}

const MAX_SHOWN = 5;

function Refused({ news: { refused } }: { news: News }) {
  if (refused.length === 0) return '0';
  return (
    <details>
      <summary className="cursor-pointer">{refused.length}</summary>
      <ul className="max-w-prose text-12 text-ink-2">
        {refused.slice(0, MAX_SHOWN).map(({ row, reason }) => (
          <li key={row}>
            {row}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
