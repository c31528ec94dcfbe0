import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, textOn } from './contrast.ts';
import { brands } from './index.ts';
import { hexToOklch, oklchToHex } from './oklch.ts';
import { deriveTheme, findThemeFaults } from './theme.ts';
import { themeCss } from './theme-css.ts';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it('agrees with the figures of the two documented colours', () => {
    expect(contrast('#ffffff', '#3F5AF3').toFixed(2)).toBe('5.29');
    expect(contrast('#ffffff', '#FF550C').toFixed(2)).toBe('3.20');
    expect(contrast('#000000', '#FF550C').toFixed(2)).toBe('6.56');
    expect([textOn('#3F5AF3'), textOn('#FF550C')]).toEqual(['#ffffff', '#000000']);
  });

  it('finds a readable text for every fill', () => {
    fc.assert(
      fc.property(anyColour, (fill) => {
        expect(contrast(textOn(fill), fill)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('OKLCH', () => {
  it('gives every colour of sRGB back', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(oklchToHex(hexToOklch(colour))).toBe(colour);
      }),
    );
  });

  it('agrees with the published values of red', () => {
    const { l, c, h } = hexToOklch('#ff0000');
    expect([l.toFixed(3), c.toFixed(3), h.toFixed(1)]).toEqual(['0.628', '0.258', '29.2']);
  });

  it('refuses what is no colour', () => {
    expect(() => hexToOklch('red')).toThrow('not a hexadecimal colour');
  });
});

describe('themes', () => {
  it('can be read, whatever the primary colour', () => {
    fc.assert(
      fc.property(anyColour, (primary) => {
        expect(findThemeFaults(deriveTheme(primary))).toEqual([]);
      }),
    );
  });

  it.each(brands.map((brand) => [brand.key, brand.tokens]))('of %s can be read', (_, tokens) => {
    expect(findThemeFaults(tokens)).toEqual([]);
  });

  it('with a pair that cannot be read are named', () => {
    const faults = findThemeFaults(deriveTheme('#3F5AF3', { light: { main: '#cccccc' } }));
    expect(faults).toEqual([
      expect.stringContaining('light: main on the surface'),
      expect.stringContaining('light: main on primaryTable'),
    ]);
  });
});

describe('themeCss', () => {
  it('holds every token in light and in dark', () => {
    const css = themeCss(brands[0]);
    expect(css.match(/--primary:#3F5AF3/g)).toHaveLength(3);
    expect(css).toContain('--on-primary:#ffffff');
    expect(css).toContain(':root:not([data-theme=light])');
  });

  it.each(['red;}</style><script>', 'url("x")', 'a}b'])('refuses the value %s', (main) => {
    expect(() => themeCss({ tokens: deriveTheme('#3F5AF3', { dark: { main } }) })).toThrow('token main');
  });
});
