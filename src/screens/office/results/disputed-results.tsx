import { useLanguage } from '#i18n/language-provider.tsx';
import { Panel } from '../panel.tsx';
import { scoreText } from '../parts/score-text.ts';
import { OfficeTable } from '../table/office-table.tsx';
import type { ResultReview } from './data.server.ts';
import { useGameColumns } from './use-game-columns.ts';

type Disputed = ResultReview['disputed'];
type End = Disputed[number]['shown'];

/** Games for which the providers report different results, with what each of them says. */
export function DisputedResults({ disputed }: { disputed: Disputed }) {
  const { t } = useLanguage<'office-results'>();
  const gameColumns = useGameColumns();
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
        columns={[
          ...gameColumns,
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
