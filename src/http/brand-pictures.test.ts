import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#brands/index.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createHttpApp } from './create-http-app.ts';
import { createMetrics } from './metrics.ts';

const PATHS = ['/', '/login', '/register', '/resetPassword', '/schedule', '/news', '/terms', '/privacy'];

let test: TestServices;
let server: ReturnType<typeof serve>;
let home = '';

beforeAll(async () => {
  test = await testServices();
  for (const brand of brands) await seedBrand(test.services, brand);
  const app = createHttpApp({
    services: test.services,
    metrics: createMetrics(),
    isDataReady: async () => true,
    pages: {
      assetsFolder: 'src/brands',
      paths: PATHS,
      build: { id: 'b1', builtAt: new Date(0) },
      handle: async () => new Response('page'),
    },
    metricsToken: 'token',
    testEndpoints: null,
  });
  const { port } = await new Promise<AddressInfo>((listening) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, listening);
  });
  home = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await test.close();
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${home}${path}`, { headers });
/** Asked as a browser asks a host, which `fetch` cannot name. */
const tagOf = (path: string, host: string) =>
  new Promise((answered, failed) => {
    get(`${home}${path}`, { headers: { Host: host } }, (response) => {
      response.resume();
      answered(response.headers.etag);
    }).on('error', failed);
  });
const bytesOf = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer());

describe('the pictures of a brand', () => {
  it.each([
    ['/apple-touch-icon.png', 180, 180],
    ['/icon-192.png', 192, 192],
    ['/icon-512.png', 512, 512],
    ['/og.png', 1200, 630],
  ])('%s has the size that it is asked for, and is not sent twice', async (path, width, height) => {
    const response = await ask(path);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height, format: 'png' });
    const { entropy } = await sharp(bytes).stats();
    expect(entropy, 'more than one colour').toBeGreaterThan(0.1);
    const again = await ask(path, { 'If-None-Match': response.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('/favicon.ico holds three sizes', async () => {
    const bytes = await bytesOf('/favicon.ico');
    expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const at = 6 + 16 * index;
      const [length, offset] = [bytes.readUInt32LE(at + 8), bytes.readUInt32LE(at + 12)];
      const image = sharp(bytes.subarray(offset, offset + length));
      expect(await image.metadata()).toMatchObject({ width: size, height: size, format: 'png' });
    }
  });

  it('the manifest names the icons, and each of them is there', async () => {
    const response = await ask('/manifest.webmanifest');
    expect(response.headers.get('Content-Type')).toContain('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ start_url: '/', theme_color: expect.stringMatching(/^#/) });
    for (const { src } of manifest.icons) expect((await ask(src)).status).toBe(200);
  });

  it('differ from brand to brand', async () => {
    const tags = await Promise.all(brands.map(({ hosts: [host] }) => tagOf('/og.png', host ?? '')));
    expect(new Set(tags).size).toBe(brands.length);
  });
});

describe('the map', () => {
  it('leaves out the ways in, and names an address without a language for everybody else', async () => {
    const xml = await (await ask('/sitemap.xml')).text();
    expect(xml).toContain('/en/schedule</loc>');
    expect(xml).not.toMatch(/login|register|resetPassword/);
    const places = xml.match(/<loc>/g) ?? [];
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(places.length);
  });

  it('says since when the terms are as they are', async () => {
    const xml = await (await ask('/sitemap.xml')).text();
    for (const page of ['terms', 'privacy'])
      expect(xml).toMatch(new RegExp(`/en/${page}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT`));
  });
});
