import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useOffice } from '../frame/office-context.ts';
import { Panel } from '../panel.tsx';
import { scoreText } from '../parts/score-text.ts';
import { OfficeTable } from '../table/office-table.tsx';
import type { ResultReview } from './data.server.ts';

type Disputed = ResultReview['disputed'];
type End = Disputed[number]['shown'];

/** Games of which the providers tell different ends, with what each of them says. */
export function DisputedResults({ disputed }: { disputed: Disputed }) {
  const { t } = useLanguage<'office-results'>();
  const { zone } = useOffice();
  const title = t('office-results.disputed.title');
  const end = ({ status, score }: End) =>
    score === null
      ? t(`office-results.disputed.statuses.${status}`)
      : `${scoreText(score)} · ${t(`office-results.disputed.statuses.${status}`)}`;
  return (
    <Panel title={title}>
      <OfficeTable
        label={title}
        isPlain
        rows={disputed}
        rowKey={({ game_id: id }) => id}
        empty={t('office-results.disputed.empty')}
        columns={[
          {
            key: 'game',
            header: t('office-results.game'),
            roomy: true,
            render: ({ league, home, away }) => `${league} · ${home} – ${away}`,
          },
          {
            key: 'start',
            header: t('office-results.start'),
            roomy: true,
            render: ({ start_at: at }) => formatDateTime(at, zone),
          },
          {
            key: 'reported',
            header: t('office-results.disputed.reported'),
            roomy: true,
            render: ({ reported }) =>
              reported.map(({ provider, ...said }) => (
                <span key={provider} className="block">
                  {provider}: {end(said)}
                </span>
              )),
          },
          { key: 'shown', header: t('office-results.disputed.shown'), render: ({ shown }) => end(shown) },
        ]}
      />
    </Panel>
  );
}
