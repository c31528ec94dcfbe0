import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeSpan } from '../chart-scale.ts';
import { BarChart } from './bar-chart.tsx';
import { RadarChart } from './radar-chart.tsx';
import { ScatterChart } from './scatter-chart.tsx';

describe('RadarChart', () => {
  const axes = ['Attack', 'Defence', 'Form', 'Consistency'];

  it('draws each value as its share of the way from the centre to the rim, the first axis upwards', () => {
    const html = render(
      <RadarChart
        label="Reds are stronger"
        axes={axes}
        readoutLabel="Measures"
        formatValue={String}
        series={[{ key: 'r', label: 'Reds', role: 'subject', values: [1, 0.5, 0, null] }]}
      />,
    );
    expect(html).toContain('role="img" aria-label="Reds are stronger"');
    expect(html).toContain('d="M0 -80L40 0L0 0L0 0Z"');
  });

  it('distinguishes two teams by more than colour', () => {
    const html = render(
      <RadarChart
        label="l"
        axes={axes}
        readoutLabel="Measures"
        formatValue={String}
        series={[
          { key: 'r', label: 'Reds', role: 'subject', values: [1, 1, 1, 1] },
          { key: 'b', label: 'Blues', role: 'context', values: [0.5, 0.5, 0.5, 0.5] },
        ]}
      />,
    );
    expect(html.match(/stroke-dasharray="5 4"/g)).toHaveLength(2);
  });
});

describe('BarChart', () => {
  const bar = (value: number, key = 'a') =>
    ({ key, label: key, value, tone: 'subject', text: `${value}` }) as const;
  const heights = (html: string) =>
    [...html.matchAll(/<rect[^>]* height="([\d.]+)%"/g)].map(([, height]) => height);

  it('starts every bar at zero, also below it', () => {
    const groups = [
      { key: '1', label: '1', bars: [bar(2)] },
      { key: '2', label: '2', bars: [bar(-2)] },
    ];
    const html = render(<BarChart label="l" groups={groups} formatY={String} />);
    expect(heights(html)).toEqual(['50.00', '50.00']);
    expect(html).toMatch(/<rect[^>]* y="50\.00%"/);
  });

  it('stacks parts upon each other and names their colours', () => {
    const groups = [{ key: '1', label: '1', bars: [bar(1, 'won'), bar(3, 'lost')] }];
    const html = render(<BarChart label="l" groups={groups} formatY={String} layout="stacked" />);
    expect(heights(html)).toEqual(['25.00', '75.00']);
    expect(html).toContain('won');
  });

  it('survives having nothing to show', () => {
    expect(render(<BarChart label="l" groups={[]} formatY={String} />)).not.toMatch(/NaN|Infinity/);
  });
});

describe('ScatterChart', () => {
  const point = (key: string, x: number, y: number, weight?: number) =>
    ({ key, x, y, tone: 'win', text: key, ...(weight === undefined ? {} : { weight }) }) as const;
  const radii = (html: string) =>
    [...html.matchAll(/ r="([\d.]+)" fill-opacity/g)].map(([, radius]) => Number(radius));

  it('gives bubbles areas in the proportion of their weights', () => {
    const html = render(
      <ScatterChart
        label="l"
        xLabel="Scored"
        yLabel="Conceded"
        formatX={String}
        formatY={String}
        points={[point('a', 0, 0, 4), point('b', 2, 2, 1)]}
      />,
    );
    const [large = 0, small = 0] = radii(html);
    expect(large / small).toBeCloseTo(2);
  });

  it('draws points of one size without weights, and survives none at all', () => {
    const labels = { label: 'l', xLabel: 'x', yLabel: 'y', formatX: String, formatY: String };
    expect(
      new Set(radii(render(<ScatterChart {...labels} points={[point('a', 88, 99), point('b', 120, 91)]} />)))
        .size,
    ).toBe(1);
    expect(render(<ScatterChart {...labels} points={[]} />)).not.toMatch(/NaN|Infinity/);
  });

  it('need not hold zero', () => {
    expect(makeSpan([88, 121]).low).toBeGreaterThan(0);
    expect(makeSpan([])).toMatchObject({ low: 0 });
  });
});

it('reads out every point of a scatter and of a radar, from left to right', () => {
  const html = render(
    <ScatterChart
      label="l"
      xLabel="Said"
      yLabel="Came"
      formatX={String}
      formatY={String}
      points={[
        { key: 'b', x: 0.6, y: 0.7, tone: 'subject', text: '60% → 70%' },
        { key: 'a', x: 0.4, y: 0.3, tone: 'subject', text: '40% → 30%' },
      ]}
    />,
  );
  const said = [...html.matchAll(/data-point="([\d.]+)" data-level="([\d.]+)".*?<text[^>]*>([^<]*)</g)];
  expect(said.map(([, , , text]) => text)).toEqual(['40% → 30%', '60% → 70%']);
  expect(Number(said[0]?.[1])).toBeLessThan(Number(said[1]?.[1]));
  expect(Number(said[0]?.[2])).toBeGreaterThan(Number(said[1]?.[2]));
  expect(html).toMatch(
    /<input type="range"[^>]*max="1"[^>]*aria-label="Said · Came" aria-valuetext="60% → 70%"/,
  );
  const radar = render(
    <RadarChart
      label="l"
      readoutLabel="Measures"
      formatValue={(value) => `${(value ?? 0) * 100}`}
      axes={['Attack', 'Defence']}
      series={[{ key: 'r', label: 'Reds', role: 'subject', values: [1, 0.5] }]}
    />,
  );
  expect(radar).toContain('>Attack: 100</text>');
});
