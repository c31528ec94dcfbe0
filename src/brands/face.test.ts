import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandOf } from '#tests/support/page-context.ts';
import type { Face } from './brand.ts';
import { contrast } from './contrast.ts';
import { dataVariables, faceVariables } from './face.ts';
import { brands } from './index.ts';
import { motifSvg } from './logos.server.ts';
import { deriveTheme, greys, surfaces } from './theme.ts';
import { themeCss } from './theme-css.ts';

const MODES = ['light', 'dark'] as const;
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const anyFace: fc.Arbitrary<Face> = fc.record({
  header: fc.constantFrom('light', 'double', 'filled', 'dark', 'tint'),
  ground: fc.constantFrom('plain', 'tint', 'full', 'dark', 'ruled', 'dotted', 'halves'),
  heading: fc.constant('plain'),
});

describe('the faces of the brands', () => {
  it('differ in two of header, ground and heading at least, and each has a drawing of its own', () => {
    for (const [index, one] of brands.entries()) {
      for (const other of brands.slice(index + 1)) {
        const apart = (['header', 'ground', 'heading'] as const).filter(
          (part) => one.face[part] !== other.face[part],
        );
        expect(apart.length, `${one.key} and ${other.key}`).toBeGreaterThanOrEqual(2);
      }
    }
    expect(new Set(brands.map(motifSvg)).size).toBe(brands.length);
    expect(new Set(brands.map(({ face }) => face.ground)).size).toBe(7);
  });

  it('can be read in light and in dark, whatever the primary colour', () => {
    fc.assert(
      fc.property(anyColour, anyFace, (primary, face) => {
        const theme = deriveTheme(primary);
        for (const mode of MODES) {
          const variables = faceVariables(face, theme[mode], mode);
          const coloursOn = (ground: string | undefined, inks: readonly (string | undefined)[]) => {
            if (ground === undefined || !ground.startsWith('#')) return;
            for (const ink of inks)
              expect(contrast(ink ?? '', ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
          };
          const { ink, ink2 } = greys[mode];
          coloursOn(variables['--header-bg'], [variables['--header-ink'] ?? ink]);
          coloursOn(variables['--ground'], [
            variables['--ground-ink'] ?? ink,
            variables['--ground-ink-2'] ?? ink2,
          ]);
          // The filled button on it takes the two the other way round.
          coloursOn(variables['--ground-on'], [variables['--ground-ink']]);
        }
      }),
    );
  });

  it('draw figures in a second ink where the brand’s own colour is too near the first', () => {
    const second = brands.filter(
      ({ tokens }) => Object.keys(dataVariables(tokens.light, 'light')).length > 0,
    );
    expect(second.map(({ key }) => key)).toEqual(['teal', 'sky']);
    for (const { tokens } of second) {
      for (const mode of MODES) {
        const ink = dataVariables(tokens[mode], mode)['--data'] ?? '';
        expect(contrast(ink, surfaces[mode])).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('leave nothing of the light behind in the dark', () => {
    const face = { header: 'filled', ground: 'full', heading: 'plain' } as const;
    const css = themeCss({ ...brandOf('orange'), face });
    const [light = '', dark = ''] = css.match(/(?<=\{)[^{}]*--ground:[^{}]*/g) ?? [];
    expect(light).toContain('--ground-ink:#000000;');
    // Dark ground takes the page's own ink.
    expect(dark).toContain('--ground-ink:initial;');
    expect(dark).toContain('--header-ink:#000000;');
  });

  it('stand in the first bytes of every page', () => {
    for (const brand of brands) {
      const css = themeCss(brand);
      expect(css.match(/--ground:/g), brand.key).toHaveLength(3);
      expect(css).not.toMatch(/undefined|NaN|<|\}\}\}/);
    }
  });
});
