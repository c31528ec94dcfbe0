import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { brands } from './index.ts';
import { oklchToHex } from './oklch.ts';
import { greys, surfaces } from './theme.ts';

/** Reads `ui/tokens.css`: the light block, the dark block of the device's choice, and that of the reader's own. */
const css = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8');
const [light = '', byDevice = '', byReader = ''] = css.match(/:root[^{]*\{[^}]*--canvas[^}]*\}/g) ?? [];

function declarations(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/(--[\w-]+|color-scheme): ([^;]+);/g)].map((m) => [m[1] ?? '', m[2] ?? '']),
  );
}

function colour(block: string, name: string): string {
  const [, l, c, h] =
    /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(declarations(block).get(`--${name}`) ?? '') ?? [];
  return oklchToHex({ l: Number(l), c: Number(c), h: Number(h) });
}

const inks = ['ink', 'ink-2', 'ink-3', 'win', 'lose', 'draw', 'live', 'warn'];

describe('the colours that all brands share', () => {
  it('are the same in the dark of the device and in the dark of the reader', () => {
    expect(declarations(byDevice)).toEqual(declarations(byReader));
    expect([...declarations(light).keys()]).toEqual([...declarations(byDevice).keys()]);
  });

  it('have a surface of the least contrast, which is the one that themes are derived for', () => {
    expect([colour(light, 'sunken'), colour(byDevice, 'sunken')]).toEqual([surfaces.light, surfaces.dark]);
  });

  it('have the greys that themes are measured with', () => {
    for (const [mode, block] of [
      ['light', light],
      ['dark', byDevice],
    ] as const)
      expect(greys[mode]).toEqual({
        ink: colour(block, 'ink'),
        ink2: colour(block, 'ink-2'),
        ink3: colour(block, 'ink-3'),
      });
  });

  it.each([
    ['light', light],
    ['dark', byDevice],
  ])('can be read on every surface in %s', (_, block) => {
    for (const ink of inks) {
      for (const surface of ['canvas', 'surface', 'sunken']) {
        const ratio = contrast(colour(block, ink), colour(block, surface));
        expect(ratio, `${ink} on ${surface}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const meaning of ['win', 'lose', 'draw', 'live', 'warn']) {
      const ratio = contrast(colour(block, meaning), colour(block, `${meaning}-soft`));
      expect(ratio, `${meaning} on its tint`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    ['light', light],
    ['dark', byDevice],
  ] as const)(
    'draw figures in an ink of their own that shows in %s, and not in a brand’s accent',
    (mode, block) => {
      for (const surface of ['canvas', 'surface', 'sunken']) {
        for (const ink of ['data', 'market', 'win', 'lose', 'draw']) {
          const ratio = contrast(colour(block, ink), colour(block, surface));
          expect(ratio, `${ink} on ${surface}`).toBeGreaterThanOrEqual(4.5);
        }
      }
      for (const ink of ['data', 'market']) {
        const ratio = contrast(colour(block, ink), colour(block, 'track'));
        expect(ratio, `${ink} on the rest of its bar`).toBeGreaterThanOrEqual(3);
      }
      for (const { key, tokens } of brands) {
        expect(Object.values(tokens[mode]), key).not.toContain(colour(block, 'data'));
      }
    },
  );
});
