import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/app-error.ts';
import { takeInLogo } from './take-in-logo.ts';

const drawing = (inner: string, box = '0 0 200 40') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`);
const SHAPE = '<rect width="100" height="40" fill="#113355"/>';
const picture = (width: number, height: number, background = '#113355') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

async function refusalOf(file: Buffer): Promise<string | undefined> {
  const error = await takeInLogo(file).catch((thrown: unknown) => thrown);
  return error instanceof AppError ? error.fields.logo?.[0]?.key : undefined;
}

describe('a logo', () => {
  it.each([
    ['an SVG', drawing(SHAPE), 1440],
    ['a PNG that is lower than it is stored', () => picture(400, 80), 400],
    ['a PNG that is higher', () => picture(2000, 500), 1152],
  ])('that comes as %s is stored as a PNG drawn from it', async (_, file, width) => {
    const logo = await takeInLogo(typeof file === 'function' ? await file() : file);
    const { format, hasAlpha, height } = await sharp(logo.png).metadata();
    expect([format, hasAlpha, logo.width, logo.height]).toEqual(['png', true, width, height]);
    expect(logo.hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('keeps nothing of the file that came: no text, no script behind the picture', async () => {
    const file = Buffer.concat([
      await sharp(await picture(400, 80))
        .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' } })
        .png()
        .toBuffer(),
      Buffer.from('<script>alert(2)</script><?php echo 1 ?>'),
    ]);
    const { png } = await takeInLogo(file);
    expect(png.toString('latin1')).not.toMatch(/script|alert|php/);
  });

  it.each([
    [
      'a JPEG',
      () =>
        sharp({ create: { width: 400, height: 100, channels: 3, background: '#135' } })
          .jpeg()
          .toBuffer(),
    ],
    ['a GIF that is a script too', async () => Buffer.from('GIF89a/*<svg xmlns="x"/>*/=1;alert(1)')],
    ['a PNG that ends early', async () => (await picture(400, 80)).subarray(0, 60)],
    [
      'a PNG by its first bytes alone',
      async () => Buffer.concat([(await picture(400, 80)).subarray(0, 8), drawing(SHAPE)]),
    ],
    ['a drawing in UTF-16', async () => Buffer.from(`\uFEFF${drawing(SHAPE)}`, 'utf16le')],
    ['a packed drawing', async () => Buffer.from([0x1f, 0x8b, 8, 0])],
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', async () => Buffer.alloc(0)],
  ])('is not %s', async (_, file) => {
    expect(await refusalOf(await file())).toMatch(/^office\.brands\.logo\.(notAPicture|element)$/);
  });

  it.each([
    ['tooSmall', () => picture(200, 40)],
    ['shape', () => picture(1000, 100)],
    ['shape', () => picture(100, 300)],
    ['shape', async () => drawing(SHAPE, '0 0 1000 10')],
    ['unseen', () => picture(400, 100, '#ffffff')],
    ['unseen', () => picture(400, 100, '#ffe680')],
    ['unseen', async () => drawing('')],
    ['tooLarge', async () => Buffer.alloc(300_000, 32)],
    ['element', async () => drawing('<script>alert(1)</script>')],
    ['attribute', async () => drawing('<path d="M0 0" onclick="alert(1)"/>')],
    ['size', async () => drawing('<path d=""/>'.repeat(5000))],
  ])('is refused with its reason: %s', async (reason, file) => {
    expect(await refusalOf(await file())).toBe(`office.brands.logo.${reason}`);
  });
});
