import { readFileSync } from 'node:fs';
import type { Context, Hono } from 'hono';
import sharp from 'sharp';
import type { Brand, StoredParts } from '#brands/brand.ts';
import { storedLogoPath } from '#brands/stored-logo.ts';
import { sha256 } from '#platform/hash.ts';
import { brandMark, wholeLogo } from '../screens/frame/brand-icon.ts';
import type { HttpEnv } from './http-env.ts';

/** What link previews show: the size that the large sites ask for. */
const CARD = { width: 1200, height: 630 } as const;
const FAVICON_SIZES = [16, 32, 48] as const;
const APP_SIZES = [192, 512] as const;
/** Phones crop the icon to a circle or a drop: what matters lies within the middle four fifths, corners of the mark included. */
const MASKABLE = 0.56;
/** Anyone who has a picture asks again after a day; its tag says whether it is still the same. */
const CACHE = 'public, max-age=86400';

type Picture = { readonly type: string; readonly draw: (brand: Brand) => Promise<Buffer> };

const PICTURES: Readonly<Record<string, Picture>> = {
  '/favicon.ico': { type: 'image/x-icon', draw: favicon },
  '/apple-touch-icon.png': { type: 'image/png', draw: (brand) => square(brand, 180) },
  '/icon-192.png': { type: 'image/png', draw: (brand) => square(brand, 192) },
  '/icon-512.png': { type: 'image/png', draw: (brand) => square(brand, 512) },
  '/icon-maskable-192.png': { type: 'image/png', draw: (brand) => square(brand, 192, MASKABLE) },
  '/icon-maskable-512.png': { type: 'image/png', draw: (brand) => square(brand, 512, MASKABLE) },
  '/og.png': { type: 'image/png', draw: card },
};

/**
 * The pictures by which browsers, phones and link previews know a brand, drawn from its logo and colours when they are first asked for, and
 * its manifest. They are as many as there are brands, so what was drawn stays in memory.
 */
export function mountBrandPictures(app: Hono<HttpEnv>): void {
  const drawn = new Map<string, Promise<{ readonly bytes: Buffer; readonly tag: string }>>();
  for (const [path, { type, draw }] of Object.entries(PICTURES)) {
    app.get(path, async (context) => {
      const { brand } = context.get('requestContext');
      const key = `${brand.key} ${brand.stored?.version ?? ''} ${path}`;
      const picture =
        drawn.get(key) ??
        draw(brand).then((bytes) => ({ bytes, tag: `"${sha256(bytes.toString('base64')).slice(0, 16)}"` }));
      drawn.set(key, picture);
      // One that could not be drawn is tried again the next time.
      picture.catch(() => drawn.delete(key));
      const { bytes, tag } = await picture;
      return answer(context, { bytes, tag, type });
    });
  }
  app.get('/brand-logo/:name{[\\da-f]{16}\\.png}', (context) => {
    const { stored } = context.get('requestContext').brand;
    if (stored === null || storedLogoPath(stored.logo) !== context.req.path)
      return context.text('No such picture.', 404, { 'Cache-Control': 'no-store' });
    return context.body(new Uint8Array(stored.logo.png), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Nothing of it runs or loads, whatever a browser takes it for.
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
  app.get('/manifest.webmanifest', (context) => {
    const { brand } = context.get('requestContext');
    context.header('Cache-Control', CACHE);
    context.header('Content-Type', 'application/manifest+json');
    return context.body(JSON.stringify(manifestOf(brand)));
  });
}

function answer(
  context: Context<HttpEnv>,
  { bytes, tag, type }: { readonly bytes: Buffer; readonly tag: string; readonly type: string },
): Response {
  context.header('Cache-Control', CACHE);
  context.header('ETag', tag);
  if (context.req.header('If-None-Match') === tag) return context.body(null, 304);
  return context.body(new Uint8Array(bytes), 200, { 'Content-Type': type });
}

/** What a phone or desk needs to install the site under its own name and colours. */
function manifestOf({ name, tokens }: Brand) {
  return {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: tokens.light.primary,
    icons: APP_SIZES.flatMap((size) => [
      { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
      {
        src: `/icon-maskable-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      },
    ]),
  };
}

/** The picture of a brand of the office, as large as it is stored. */
function uploadedLogo({ logo }: StoredParts): Buffer {
  return Buffer.from(logo.png);
}

function readLogo({ key }: Brand): string {
  return readFileSync(new URL(`../brands/${key}/logo.svg`, import.meta.url), 'utf8');
}

/** The mark in a square on white, with some air around it: phones put no ground of their own under it. */
async function square(brand: Brand, size: number, share = 0.84): Promise<Buffer> {
  const mark = await drawMark(brand, Math.round(size * share));
  return sharp({ create: { width: size, height: size, channels: 3, background: '#ffffff' } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png()
    .toBuffer();
}

async function drawMark(brand: Brand, size: number): Promise<Buffer> {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  if (brand.stored !== null) {
    // As in the logos of the program, the mark stands in the square at its head.
    const { width, height } = brand.stored.logo;
    return sharp(uploadedLogo(brand.stored))
      .extract({ left: 0, top: 0, width: Math.min(width, height), height })
      .resize(size, size, { fit: 'contain', background: transparent })
      .png()
      .toBuffer();
  }
  const svg = Buffer.from(brandMark(readLogo(brand), brand.tokens.light));
  // Drawn larger and then made smaller, so that small sizes are sharp.
  return sharp(svg, { density: 1200 })
    .resize(size, size, { fit: 'contain', background: transparent })
    .png()
    .toBuffer();
}

/** An icon file that holds a PNG of each size, as every browser since 2009 reads it. */
async function favicon(brand: Brand): Promise<Buffer> {
  const images = await Promise.all(FAVICON_SIZES.map((size) => drawMark(brand, size)));
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, image] of images.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(FAVICON_SIZES[index] ?? 0, at);
    head.writeUInt8(FAVICON_SIZES[index] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}

function openLogo(brand: Brand): ReturnType<typeof sharp> {
  if (brand.stored !== null) return sharp(uploadedLogo(brand.stored));
  const { main } = brand.tokens.light;
  return sharp(Buffer.from(wholeLogo(readLogo(brand), { ...brand.tokens.light, main })), { density: 600 });
}

/** The logo in the middle of a white card with an edge in the brand's colour. */
async function card(brand: Brand): Promise<Buffer> {
  const { width, height } = CARD;
  const { primary } = brand.tokens.light;
  const logo = await openLogo(brand)
    .resize(Math.round(width * 0.6), Math.round(height * 0.3), { fit: 'inside' })
    .png()
    .toBuffer();
  const edge = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="24" fill="${primary}"/></svg>`,
  );
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: edge }, { input: logo, gravity: 'centre' }])
    .png()
    .toBuffer();
}
