import { describe, expect, expectTypeOf, it } from 'vitest';
import { LOCALES } from '#terms/locales.ts';
import type { Brand, ThemeTokens } from './brand.ts';
import { brandChoice, brandForHost, brands } from './index.ts';
import { logoSvg } from './logos.server.ts';
import { siteOrigin } from './site-origin.ts';

describe('brandForHost', () => {
  it('finds a brand by its host in any case, with or without a port', () => {
    expect(brandForHost('WWW.Ninetyfold.example:8443', { mode: 'production' })?.key).toBe('orange');
    expect(brandForHost('trueline.example.', { mode: 'production' })?.key).toBe('blue');
  });

  it('answers an unknown host with the default brand while developing and with none in production', () => {
    expect(brandForHost('127.0.0.1:3000', { mode: 'demo' })?.key).toBe('blue');
    expect(brandForHost(undefined, { mode: 'test' })?.key).toBe('blue');
    expect(brandForHost('127.0.0.1:3000', { mode: 'production' })).toBeNull();
  });

  it('lets the project name override the host, but never in production', () => {
    expect(brandForHost('trueline.example', { projectName: 'orange', mode: 'demo' })?.key).toBe('orange');
    expect(brandForHost('trueline.example', { projectName: 'orange', mode: 'production' })?.key).toBe('blue');
    expect(() => brandForHost('x', { projectName: 'green', mode: 'test' })).toThrow(
      'no brand is called green',
    );
  });
});

describe('the host of ORIGIN', () => {
  const production = { APP_MODE: 'production', ORIGIN: 'https://picks.example:8443' } as const;

  it('is served in production although no brand has it, and no other host is', () => {
    const choice = brandChoice(production);
    expect(brandForHost('Picks.example:8443', choice)?.key).toBe('blue');
    expect(brandForHost('stranger.example', choice)).toBeNull();
    expect(brandForHost('ninetyfold.example', choice)?.key).toBe('orange');
  });

  it('is that of the brand that the deployment is set to', () => {
    const choice = brandChoice({ ...production, PROJECT_NAME: 'orange' });
    expect(brandForHost('picks.example', choice)?.key).toBe('orange');
    expect(brandForHost('trueline.example', choice)?.key).toBe('blue');
  });

  it('stands in the links of that brand alone', () => {
    const settings = { ...production, PROJECT_NAME: 'orange', HOST: '0.0.0.0', PORT: 3000 };
    const originOf = (key: string) =>
      brands.filter((brand) => brand.key === key).map((brand) => siteOrigin(brand, settings));
    expect(originOf('orange')).toEqual(['https://picks.example:8443']);
    expect(originOf('blue')).toEqual(['https://trueline.example']);
  });
});

describe('brands', () => {
  it('share no key and no host', () => {
    const keys = brands.map(({ key }) => key);
    const hosts = brands.flatMap(({ hosts }) => [...hosts]);
    expect([new Set(keys).size, new Set(hosts).size]).toEqual([keys.length, hosts.length]);
  });

  it('are a dozen, under both laws, with both kinds of logo and both colours of text on the accent', () => {
    expect(brands).toHaveLength(12);
    expect(new Set(brands.map(({ jurisdiction }) => jurisdiction))).toEqual(new Set(['TW', 'HK']));
    expect(new Set(brands.map(({ logo }) => logo.mode))).toEqual(new Set(['normal', 'full']));
    expect(new Set(brands.map(({ shape }) => shape))).toEqual(new Set(['crisp', 'plain', 'soft']));
    const onPrimary = brands.map(({ tokens }) => tokens.light.onPrimary);
    expect(new Set(onPrimary)).toEqual(new Set(['#ffffff', '#000000']));
    for (const one of ['name', 'legalEntity'] as const)
      expect(new Set(brands.map((brand) => brand[one])).size).toBe(brands.length);
    expect(new Set(brands.map((brand) => logoSvg(brand))).size).toBe(brands.length);
    expect(new Set(brands.map(({ tokens }) => tokens.light.primary)).size).toBe(brands.length);
  });

  it.each(brands.map((brand) => [brand.key, brand]))(
    '%s speaks its primary language and keeps the law',
    (_, brand) => {
      expect(brand.languages).toContain(brand.primaryLanguage);
      for (const language of brand.languages) expect(LOCALES).toContain(language);
      expect(brand.ages.account).toBeGreaterThanOrEqual(18);
      expect(brand.ages.subscribe).toBeGreaterThanOrEqual(brand.ages.account);
    },
  );

  it.each(brands.map((brand) => [brand.key, brand]))(
    '%s has a logo that takes the colours of the theme',
    (_, brand) => {
      const svg = logoSvg(brand);
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+(\.\d+)? 36"/);
      expect(svg).toContain('var(--primary');
      expect(svg).not.toMatch(/<script|<style|<text|href=/);
    },
  );
});

describe('the type of a brand', () => {
  it('takes none that lacks a field: the compiler names what is missing', () => {
    expectTypeOf<Omit<Brand, 'legalEntity'>>().not.toExtend<Brand>();
    expectTypeOf<Omit<Brand, 'jurisdiction'>>().not.toExtend<Brand>();
    expectTypeOf<Omit<Brand, 'messageOverrides'>>().not.toExtend<Brand>();
    expectTypeOf<Omit<Brand, 'tokens'>>().not.toExtend<Brand>();
    expectTypeOf<Omit<ThemeTokens, 'textGradient'>>().not.toExtend<ThemeTokens>();
    type Optional = { [Key in keyof Brand]: object extends Pick<Brand, Key> ? Key : never }[keyof Brand];
    expectTypeOf<Optional>().toBeNever();
  });
});
