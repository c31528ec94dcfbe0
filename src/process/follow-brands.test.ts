import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { brandForHost, brands, findBrand, listBrands } from '#brands/index.ts';
import { siteOrigin } from '#brands/site-origin.ts';
import { renderEmail } from '#mail/render-email.ts';
import { verifyAddress } from '#mail/verify-address.ts';
import { loadDocument } from '#screens/frame/document-data.server.ts';
import { loadHome } from '#screens/home/data.server.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type GuestSite, openGuestSite } from '#tests/support/guest-site.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import {
  changeStoredBrand,
  forgetStoredBrands,
  plainLogo,
  storeBrand,
} from '#tests/support/stored-brands.ts';
import { drawCard } from '../http/share/draw-card.ts';
import { followBrands } from './follow-brands.ts';

const HOST = { Host: 'harbour.example' };
const SETTINGS = '/api/ai-website-settings/show';

let test: TestServices;
let site: GuestSite;
beforeAll(async () => {
  test = await testServices({ RATE_LIMITS: 'off' });
  site = await openGuestSite(test.services);
});
afterAll(async () => {
  await site.close();
  forgetStoredBrands();
  await test.close();
});

const settingsSchema = z.object({
  data: z.object({ key: z.string(), name: z.string(), messages: z.record(z.string(), z.unknown()) }),
});
const settingsAt = async (host: string) => {
  const { text } = await site.ask(SETTINGS, { Host: host });
  return settingsSchema.parse(JSON.parse(text)).data;
};
const stored = (key: string) => {
  const brand = findBrand(key);
  if (brand === null) throw new Error(`no brand ${key}`);
  return brand;
};

describe('a brand that is a row', () => {
  it('answers under its host once a process has looked, also where its host was asked before', async () => {
    expect((await settingsAt('harbour.example')).key).toBe('blue');
    await storeBrand(test.services);
    const settings = await settingsAt('harbour.example');
    expect(settings).toMatchObject({ key: 'harbour', name: 'Harbour Light' });
    expect(settings.messages.en).toMatchObject({ 'shell.tagline': 'Seen from the pier' });
    expect((await settingsAt('blue.localhost')).key).toBe('blue');
    expect((await site.ask('/en', HOST)).status).toBe(200);
    expect(site.made.at(-1)?.brand.key).toBe('harbour');
    expect(listBrands().map(({ key }) => key)).toEqual([...brands.map(({ key }) => key), 'harbour']);
  });

  it('answers as any other one: icons, manifest, logo, the picture of links and the sitemap', async () => {
    for (const path of ['/favicon.ico', '/icon-192.png', '/icon-maskable-512.png', '/og.png']) {
      const { status, headers, body } = await site.ask(path, HOST);
      expect([path, status]).toEqual([path, 200]);
      expect(headers['content-type']).toMatch(/^image\/(png|x-icon)$/);
      expect(body.equals((await site.ask(path)).body), path).toBe(false);
    }
    const manifest = JSON.parse((await site.ask('/manifest.webmanifest', HOST)).text);
    expect(manifest).toMatchObject({ name: 'Harbour Light', theme_color: '#7a1f5c' });
    const logo = await site.ask('/brand-logo/0123456789abcdef.png', HOST);
    expect([logo.status, logo.headers['content-type']]).toEqual([200, 'image/png']);
    expect(logo.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(logo.headers['x-content-type-options']).toBe('nosniff');
    expect(logo.body.equals(await plainLogo())).toBe(true);
    expect((await site.ask('/brand-logo/0123456789abcdef.png')).status).toBe(404);
    expect((await site.ask('/brand-logo/0123456789abcdee.png', HOST)).status).toBe(404);
    expect((await site.ask('/sitemap.xml', HOST)).text).toContain('/en');
  });

  it('has its colours, face, words and drawings in the first bytes of a page', async () => {
    const context = makePageContext(test.services, { brand: stored('harbour') });
    const request = new Request('http://harbour.example/en');
    const { brand, overrides } = await loadDocument(context, request);
    expect(brand.themeCss).toContain('--primary:#7a1f5c');
    expect(brand.themeCss).toContain('--head-font:ui-monospace');
    expect(brand.logo.svg).toContain('href="/brand-logo/0123456789abcdef.png"');
    expect(brand.icon).toBe('/icon-192.png');
    expect(overrides).toMatchObject({ 'home.hero.title': 'Predictions from the pier' });
    const home = await loadHome(context, request);
    expect(home.motif).toBe(
      (await loadHome(makePageContext(test.services, { brand: stored('teal') }), request)).motif,
    );
  });

  it('writes its e-mails in its name and colour, with links to its host', async () => {
    const data = { token: 'abc', hours: 24 };
    const options = { brand: 'harbour', locale: 'en', name: 'Mei', data } as const;
    const { html, text } = await renderEmail(test.services.env, verifyAddress, options);
    expect(html).toContain('Harbour Light');
    expect(html).toContain('#7a1f5c');
    expect(text).toContain(`${siteOrigin(stored('harbour'), test.services.env)}/en/login?verify=abc`);
    expect(siteOrigin(stored('harbour'), test.services.env)).toMatch(/^http:\/\/harbour\.localhost(:\d+)?$/);
  });

  it('stands on pictures that are shared with its logo in them and no file beside', async () => {
    const card = {
      kind: 'home' as const,
      checkPath: '/en',
      kicker: 'K',
      title: 'T',
      lead: null,
      figures: [],
      warnings: [],
      check: 'C',
      shortPath: '/en/s/x',
    };
    const drawn = await drawCard({
      card,
      brand: stored('harbour'),
      locale: 'en',
      origin: 'https://harbour.example',
      format: 'card',
    });
    expect(drawn).toContain('href="data:image/png;base64,');
    expect(drawn).not.toContain('/brand-logo/');
  });

  it('is shown as it was changed, and what was cached of it ends', async () => {
    await changeStoredBrand(test.services, 'harbour', { name: 'Harbour Lights' });
    expect((await settingsAt('harbour.example')).name).toBe('Harbour Light');
    await followBrands(test.services).look();
    expect((await settingsAt('harbour.example')).name).toBe('Harbour Lights');
  });

  it('is left out with a line in the log where its row makes no brand, and the others stay', async () => {
    await storeBrand(test.services, { key: 'broken', look: { theme: 'red' } });
    expect(findBrand('broken')).toBeNull();
    expect(stored('harbour').name).toBe('Harbour Lights');
  });

  it('does not answer while it is a draft', async () => {
    await storeBrand(test.services, { key: 'draft', state: 'draft' });
    expect(findBrand('draft')).toBeNull();
    expect(brandForHost('draft.example', { mode: 'production' })).toBeNull();
  });

  it('answers 404 under its hosts once it is closed, in every mode, and is known by its key', async () => {
    const now = test.services.clock.now();
    await changeStoredBrand(test.services, 'harbour', { state: 'closed', closedAt: now });
    await followBrands(test.services).look();
    expect((await site.ask('/en', HOST)).status).toBe(404);
    expect((await site.ask(SETTINGS, HOST)).status).toBe(404);
    expect(brandForHost('harbour.example', { mode: 'production' })).toBeNull();
    expect(findBrand('harbour')?.name).toBe('Harbour Lights');
  });
});

describe('the row of a brand', () => {
  const refused = (changes: Parameters<typeof changeStoredBrand>[2]) =>
    expect(changeStoredBrand(test.services, 'harbour', changes)).rejects.toMatchObject({
      cause: { code: '23514' },
    });

  it('keeps its company and its law once it was open, and never becomes a draft again', async () => {
    await refused({ jurisdiction: 'TW' });
    await refused({ legalEntity: 'Another Company' });
    await refused({ state: 'draft', liveAt: null, closedAt: null });
  });

  it('shares no host with another one', async () => {
    await storeBrand(test.services, { key: 'second', hosts: ['harbour.example', 'second.example'] });
    expect(stored('second').hosts).toEqual(['second.example']);
  });
});
