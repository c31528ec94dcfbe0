import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChartFrame } from './chart-frame.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { EmptyState } from './empty-state.tsx';
import { FormDots } from './form-dots.tsx';
import { LineChart } from './line-chart.tsx';
import { LockedCard } from './locked-card.tsx';
import { OutcomeBar } from './outcome-bar.tsx';
import { ScoreCell } from './score-cell.tsx';
import { SignedFigure } from './signed-figure.tsx';
import { SkeletonRows } from './skeleton.tsx';
import { VersusTable } from './versus-table.tsx';

interface Row {
  team: string;
  odds: string;
}
const columns: readonly [Column<Row>, Column<Row>] = [
  { key: 'team', header: 'Team', render: ({ team }) => team },
  { key: 'odds', header: 'Odds', numeric: true, render: ({ odds }) => odds },
];
const rowKey = ({ team }: Row) => team;

describe('DataTable', () => {
  it('is a named region that scrolls, with heads for columns and rows', () => {
    const html = render(
      <DataTable label="Odds" columns={columns} rows={[{ team: 'Arsenal', odds: '1.93' }]} rowKey={rowKey} />,
    );
    expect(html).toMatch(/^<div role="group" aria-label="Odds" tabindex="0"/i);
    expect(html).toContain('<caption class="sr-only">Odds</caption>');
    expect(html.match(/scope="col"/g)).toHaveLength(2);
    expect(html).toMatch(/<th scope="row"[^>]*>Arsenal<\/th>/);
    expect(html).toContain('<td class="data-figure">1.93</td>');
  });

  it('keeps room for the words of its first column, and none for a date', () => {
    const rows = [{ team: '2026-11-19', odds: '1.93' }];
    const [first, odds] = columns;
    const short = render(
      <DataTable label="Odds" columns={[{ ...first, isShort: true }, odds]} rows={rows} rowKey={rowKey} />,
    );
    expect(short).toMatch(/<th scope="row" class="data-cell font-regular whitespace-nowrap"/);
    expect(render(<DataTable label="Odds" columns={columns} rows={rows} rowKey={rowKey} />)).toContain(
      'max-md:min-w-28',
    );
  });

  it('says in its place that there is nothing', () => {
    const html = render(
      <DataTable
        label="Odds"
        columns={columns}
        rows={[]}
        rowKey={rowKey}
        empty={<EmptyState title="None" />}
      />,
    );
    expect(html).toMatch(/<td colSpan="2"[^>]*>.*None/i);
  });
});

describe('charts', () => {
  it('have a sentence for those who do not see them, and their figures behind a switch', () => {
    const html = render(
      <ChartFrame
        title="Profit"
        table={{
          switchLabel: 'As a table',
          label: 'Profit',
          columns,
          rows: [{ team: 'Arsenal', odds: '1.93' }],
          rowKey,
        }}
      >
        <LineChart
          label="Profit grew to 4.2 units"
          series={[
            {
              key: 's',
              label: 'Ours',
              role: 'subject',
              points: [
                { x: 0, y: 0 },
                { x: 1, y: 4.2 },
              ],
            },
          ]}
          xTicks={[{ x: 0, label: '1 Nov' }]}
          formatY={String}
          readout={{ label: 'Units by day', textOf: ({ x, y }) => `day ${x}: ${y}` }}
        />
      </ChartFrame>,
    );
    expect(html).toContain('role="img" aria-label="Profit grew to 4.2 units"');
    expect(html).toMatch(/<details[^>]*><summary[^>]*>.*As a table<\/summary>.*<table/);
    expect(html).toContain('>day 1: 4.2</text>');
    expect(html).not.toContain('NaN');
  });

  it('survive a series of nothing and of one point', () => {
    for (const points of [[], [{ x: 3, y: 1 }]]) {
      const chart = (
        <LineChart
          label="l"
          series={[{ key: 's', label: 's', role: 'subject', points }]}
          xTicks={[]}
          formatY={String}
          readout={{ label: 'Units by day', textOf: ({ x, y }) => `day ${x}: ${y}` }}
        />
      );
      expect(render(chart)).not.toMatch(/NaN|Infinity/);
    }
  });

  it('say outcomes with their shares', () => {
    const outcomes = [
      { key: 'home', label: 'Home', share: 0.6, text: '60.0%', picked: true },
      { key: 'away', label: 'Away', share: 0.4, text: '40.0%' },
    ] as const;
    expect(render(<OutcomeBar label="Winner" outcomes={outcomes} />)).toContain(
      'aria-label="Winner: Home 60.0%, Away 40.0%"',
    );
  });
});

it('puts the figures of two teams into one row, which their measure names', () => {
  const rows = [{ key: 'rating', label: 'Rating', home: '1,641', away: '1,623' }];
  const html = render(
    <VersusTable
      label="Side by side"
      measure="Measure"
      home="Tottenham"
      away="Arsenal"
      groups={[{ key: 'all', title: 'All matches', rows }]}
    />,
  );
  expect(html.match(/scope="col"/g)).toHaveLength(3);
  expect(html).toContain('<th scope="rowgroup" colSpan="3">All matches</th>');
  expect(html).toContain('<td>1,641</td><th scope="row">Rating</th><td>1,623</td>');
});

it('never lets colour alone say gain or loss', () => {
  expect(render(<SignedFigure text="+4.2" value={4.2} />)).toContain('▲');
  expect(render(<SignedFigure text="−3.0" value={-3} />)).toContain('▼');
  expect(render(<SignedFigure text="0.0" value={0} />)).not.toMatch(/▲|▼/);
  expect(render(<SignedFigure text="0.0" value={-0.04} />)).not.toMatch(/▲|▼/);
  const dots = render(
    <FormDots label="Form" results={[{ key: '1', result: 'win', letter: 'W', label: 'Won' }]} />,
  );
  expect(dots).toContain('<span class="sr-only">Won</span>');
});

it('reads a score out once, in words', () => {
  const html = render(<ScoreCell home={2} away={1} label="Arsenal 2, Chelsea 1" />);
  expect(html).toContain('<span class="sr-only">Arsenal 2, Chelsea 1</span>');
  expect(html.replaceAll(/<span class="sr-only">.*?<\/span>|<[^>]+>/g, '')).toBe('2–1');
});

it('names what a locked card would show, and shows none of it', () => {
  const html = render(
    <LockedCard fields={['Odds', 'Units']} reason="Needs a plan" action={<a href="/subscribe">Plans</a>}>
      Arsenal
    </LockedCard>,
  );
  expect(html.match(/<dt/g)).toHaveLength(2);
  expect(html).toMatch(/<dd[^>]*><span class="sr-only">Needs a plan<\/span><\/dd>/);
});

it('announces loading once, not once a row', () => {
  expect(render(<SkeletonRows label="Loading" rows={4} />).match(/Loading/g)).toHaveLength(1);
});
