import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Translate } from '#i18n/t.ts';
import { Card } from '#ui/card.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { VersusTable } from '#ui/versus-table.tsx';
import { type Panel, perGame, recordText, type Split, type Sport } from '../figures.ts';
import { RateText, stackStyle } from './rate-text.tsx';

type Figures = Omit<Split, 'where'>;

interface GameSet {
  key: string;
  name: string;
  /** What is counted, for those who have the room to read it. */
  description?: string;
  /** Of each team, in the order of the panels; nothing where a team has no such games. */
  figures: readonly (Figures | undefined)[];
}

export interface GameSetsProps {
  label: string;
  panels: readonly Panel[];
  sets: readonly GameSet[];
  sport: Sport;
  /** Results, what happened against the closing lines, or both beside each other. */
  kinds: readonly ('results' | 'markets')[];
}

type Measure = {
  readonly key: string;
  readonly header: string;
  readonly render: (figures: Figures, isLeft: boolean) => React.ReactNode;
};

/**
 * Figures of several sets of games. Of one team each kind is a table of its own, so narrow that a phone shows it whole; of two teams each
 * figure stands in one row with the other's.
 */
export function GameSets({ label, panels, sets, sport, kinds }: GameSetsProps) {
  const { locale, t } = useLanguage<'statistics' | 'ui'>();
  const measuresOf = { results: resultMeasures(sport, t), markets: marketMeasures(t) };
  const [one, other] = panels;
  return (
    <div className={kinds.length > 1 ? 'grid items-start gap-4 lg:grid-cols-2' : undefined}>
      {kinds.map((kind) => {
        const measures = measuresOf[kind];
        const title = t(`statistics.split.${kind}`);
        const caption = joinLabel(label, title, locale);
        return one !== undefined && other !== undefined ? (
          <Card key={kind} className="max-w-2xl">
            <VersusTable
              label={caption}
              measure={t('statistics.strengths.measure')}
              home={one.team.name}
              away={other.team.name}
              groups={measures.map(({ key, header, render }) => ({
                key,
                title: header,
                rows: sets.map((set) => ({
                  key: set.key,
                  label: <SetName set={set} />,
                  home: write(set.figures[0], render, true),
                  away: write(set.figures[1], render, false),
                })),
              }))}
            />
          </Card>
        ) : (
          <DataTable
            key={kind}
            label={caption}
            rows={sets}
            rowKey={({ key }) => key}
            columns={[
              {
                key: 'set',
                header: title,
                render: (set) => (
                  <SetName set={set} sample={t('statistics.sample', { count: set.figures[0]?.n ?? 0 })} />
                ),
              },
              ...measures.map(columnOf),
            ]}
          />
        );
      })}
    </div>
  );
}

/** What a measure says of games; nothing where there are none. */
const write = (figures: Figures | undefined, render: Measure['render'], isLeft: boolean) =>
  figures === undefined || figures.n === 0 ? '-' : render(figures, isLeft);

const columnOf = ({ key, header, render }: Measure): Column<GameSet> => ({
  key,
  header,
  numeric: true,
  render: ({ figures: [figures] }) => write(figures, render, false),
});

function SetName({ set: { name, description }, sample }: { set: GameSet; sample?: string }) {
  return (
    <span className="grid">
      {name}
      {sample === undefined ? null : <span className="text-12 text-ink-3">{sample}</span>}
      {description === undefined ? null : (
        <span className="text-12 text-ink-3 max-lg:hidden">{description}</span>
      )}
    </span>
  );
}

/** The record with its win rate below, so that both fit beside what was scored; and the average score. */
function resultMeasures(sport: Sport, t: Translate<'statistics' | 'ui'>): readonly Measure[] {
  const record = t(`statistics.columns.${sport === 'soccer' ? 'record' : 'shortRecord'}`);
  return [
    {
      key: 'record',
      header: `${record} · ${t('statistics.split.winRate')}`,
      render: (figures, isLeft) => (
        <span className={stackStyle(isLeft)}>
          <span>{recordText(figures, sport)}</span>
          <RateText rate={figures.win_rate} t={t} isLeft={isLeft} />
        </span>
      ),
    },
    {
      key: 'scored',
      header: t('statistics.split.perGame'),
      render: ({ n, for: scored, against }) => `${perGame(scored, n, sport)} : ${perGame(against, n, sport)}`,
    },
  ];
}

/** The same games against the closing handicap and total. */
function marketMeasures(t: Translate<'statistics' | 'ui'>): readonly Measure[] {
  return (['cover', 'over'] as const).map((market) => ({
    key: market,
    header: t(`statistics.split.${market}`),
    render: (figures, isLeft) => (
      <span className={stackStyle(isLeft)}>
        <RateText rate={figures[market]} t={t} isLeft={isLeft} />
        {figures[market].push > 0 ? (
          <span className="text-12 text-ink-3">
            {t('statistics.split.push', { count: figures[market].push })}
          </span>
        ) : null}
      </span>
    ),
  }));
}
