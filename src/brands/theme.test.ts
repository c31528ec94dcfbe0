import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, textOn } from './contrast.ts';
import { brands } from './index.ts';
import { hexToOklch, oklchToHex } from './oklch.ts';
import { deriveTheme, greys, surfaces } from './theme.ts';
import { themeCss } from './theme-css.ts';
import { lookOfBrand, themeOfLook } from './theme-look.ts';
import { findThemeErrors, themePairs } from './theme-pairs.ts';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

/** How far apart two colours look: their distance in OKLab, where black and white are 1 apart. */
function distance(one: string, other: string): number {
  const [a, b] = [hexToOklch(one), hexToOklch(other)];
  const turn = ((a.h - b.h) * Math.PI) / 180;
  return Math.hypot(a.l - b.l, Math.sqrt(a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn)));
}

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
        expect(findThemeErrors(deriveTheme(primary))).toEqual([]);
      }),
    );
  });

  it.each(brands.map((brand) => [brand.key, brand.tokens]))('of %s can be read', (_, tokens) => {
    expect(findThemeErrors(tokens)).toEqual([]);
  });

  // A bar sets the accent beside the grey of the other outcome; equal steps of this distance look equal in every hue.
  it.each(brands.map((brand) => [brand.key, brand.tokens]))(
    'of %s tell the accent from grey',
    (_, tokens) => {
      for (const mode of ['light', 'dark'] as const)
        expect(distance(tokens[mode].primaryInk, greys[mode].ink3)).toBeGreaterThan(0.08);
    },
  );

  it('with a pair that cannot be read are named', () => {
    const errors = findThemeErrors(deriveTheme('#3F5AF3', { light: { main: '#cccccc' } }));
    expect(errors.map(({ mode, front, ground }) => `${mode} ${front} on ${ground}`)).toEqual([
      'light main on surface',
      'light main on primary100',
      'light main on primaryTable',
    ]);
  });

  it('report the figure of every pair, the same in light as in dark', () => {
    const pairs = themePairs(deriveTheme('#FF550C'));
    const names = (mode: string) =>
      pairs.filter((pair) => pair.mode === mode).map(({ front, ground }) => `${front} ${ground}`);
    expect(names('light')).toEqual(names('dark'));
    expect(pairs[0]).toMatchObject({ front: 'onPrimary', frontColour: '#000000', least: 4.5 });
    expect(pairs[0]?.ratio.toFixed(2)).toBe('6.56');
  });

  it('end the gradient of large text in colours that can be read', () => {
    fc.assert(
      fc.property(anyColour, (primary) => {
        const { light, dark } = deriveTheme(primary);
        for (const [{ textGradient }, surface] of [
          [light, surfaces.light],
          [dark, surfaces.dark],
        ] as const) {
          for (const end of textGradient.match(/#[\da-f]{6}/g) ?? [])
            expect(contrast(end, surface)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });
});

describe('a look', () => {
  const plain = { primary: '#ff550c', text: 'auto', logo: 'full', light: {}, dark: {} } as const;

  it('is what its primary colour gives, with single colours over it', () => {
    expect(themeOfLook(plain)).toEqual(deriveTheme('#ff550c'));
    const own = themeOfLook({ ...plain, dark: { primary300: '#abcdef' } });
    expect([own.light.primary300, own.dark.primary300]).toEqual([
      deriveTheme('#ff550c').light.primary300,
      '#abcdef',
    ]);
  });

  it.each(brands.map((brand) => [brand.key, brand] as const))(
    'of %s says all that its folder says',
    (_, brand) => {
      expect(themeOfLook(lookOfBrand(brand))).toEqual(brand.tokens);
    },
  );

  it('begins its large text in the ink that was chosen', () => {
    const chosen = themeOfLook({ ...plain, dark: { primaryInk: '#bccbe2' } });
    expect(chosen.dark.textGradient).toMatch(/^linear-gradient\(100deg, #bccbe2, #[\da-f]{6}\)$/);
    expect(chosen.light.textGradient).toBe(deriveTheme('#ff550c').light.textGradient);
  });

  it('may ask for black or white text, and is faulty where that cannot be read', () => {
    expect(themeOfLook({ ...plain, primary: '#0b8a5f', text: 'white' }).light.onPrimary).toBe('#ffffff');
    expect(findThemeErrors(themeOfLook({ ...plain, text: 'white' }))[0]).toMatchObject({
      front: 'onPrimary',
      ground: 'primary',
      ratio: expect.closeTo(3.2, 2),
    });
    expect(findThemeErrors(themeOfLook({ ...plain, text: 'black' }))).toEqual([]);
  });
});

describe('themeCss', () => {
  it('holds every token in light and in dark', () => {
    const css = themeCss(brands[0]);
    expect(css.match(/--primary:#3F5AF3/g)).toHaveLength(3);
    expect(css).toContain('--on-primary:#ffffff');
    expect(css).toContain(':root:not([data-theme=light])');
  });

  it('cuts the corners as the brand does, once for both themes', () => {
    for (const brand of brands) expect(themeCss(brand).match(/--radius-8:/g), brand.key).toHaveLength(1);
    expect(themeCss({ ...brands[0], shape: 'crisp' })).toContain('--radius-8:2px;--radius-4:1px');
  });

  it.each(['red;}</style><script>', 'url("x")', 'a}b'])('refuses the value %s', (main) => {
    expect(() => themeCss({ ...brands[0], tokens: deriveTheme('#3F5AF3', { dark: { main } }) })).toThrow(
      'token main',
    );
  });
});
