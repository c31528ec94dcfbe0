import sharp from 'sharp';
import { AppError } from '#platform/app-error.ts';
import { hashBytes } from '#platform/hash.ts';
import { type CleanDrawing, cleanSvg } from '#platform/svg/clean-svg.ts';
import { UnsafeDrawing } from '#platform/svg/drawing-attributes.ts';

/** A logo as it is stored. */
export type TakenLogo = {
  readonly png: Buffer;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
};

/** Eight times as high as it stands in a page's header. */
const HEIGHT_PX = 288;
/** A picture that is lower would be blown up on a screen of double density. */
const MIN_HEIGHT_PX = 72;
/** From a square to a long name: what is longer has no room beside a menu. */
const [NARROWEST, WIDEST] = [0.8, 8];
const MAX_BYTES = 262_144;
/** A small file can hold a picture of a gigapixel. */
const MAX_PIXELS = 16_000_000;
const DRAW_LIMIT_S = 5;
/** The share of its pixels that must differ from the white plate on which it stands. */
const MIN_SEEN = 0.01;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Takes a logo in: a PNG, or an SVG that is built again from harmless parts. Either is drawn again, as a PNG of one height, so that no byte of the
 * file that came is ever sent to anyone. Throws 'invalid' at `logo` for anything else, for one that is too small, too long or cannot be
 * seen on white, and with the name of what an SVG must not hold.
 */
export async function takeInLogo(file: Buffer): Promise<TakenLogo> {
  if (file.length > MAX_BYTES) throw refused('office.brands.logo.tooLarge', { limit: MAX_BYTES / 1024 });
  const isPng = file.subarray(0, PNG.length).equals(PNG);
  const opened = isPng ? await openPng(file) : openDrawing(file);
  const ratio = opened.width / opened.height;
  if (ratio < NARROWEST || ratio > WIDEST) throw refused('office.brands.logo.shape', { most: WIDEST });
  const { data, info } = await drawn(opened.picture);
  if (!(await isSeen(data))) throw refused('office.brands.logo.unseen');
  return { png: data, hash: hashBytes(data).slice(0, 16), width: info.width, height: info.height };
}

type Opened = { readonly picture: ReturnType<typeof sharp>; readonly width: number; readonly height: number };

async function openPng(file: Buffer): Promise<Opened> {
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format, width, height } = await picture.metadata().catch(notAPicture);
  if (format !== 'png') throw notAPicture(format);
  if (height < MIN_HEIGHT_PX) throw refused('office.brands.logo.tooSmall', { height: MIN_HEIGHT_PX });
  return { picture, width, height };
}

function openDrawing(file: Buffer): Opened {
  const { svg, width, height } = cleaned(file);
  // Drawn at the size that is stored, whatever size it says that it has.
  const whole = svg.replace(
    / width="[^"]*" height="[^"]*"/,
    ` width="${Math.round((HEIGHT_PX * width) / height)}" height="${HEIGHT_PX}"`,
  );
  return {
    picture: sharp(Buffer.from(whole), { limitInputPixels: MAX_PIXELS, failOn: 'error' }),
    width,
    height,
  };
}

function cleaned(file: Buffer): CleanDrawing {
  const text = readText(file);
  try {
    return cleanSvg(text);
  } catch (error) {
    if (!(error instanceof UnsafeDrawing)) throw error;
    if (error.reason === 'xml') throw notAPicture(error);
    throw refused(`office.brands.logo.${error.reason}`, { found: error.found });
  }
}

/** UTF-8 and nothing else: a file that two programs read as two texts is none. */
function readText(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch (cause) {
    throw notAPicture(cause);
  }
}

function drawn(picture: Opened['picture']) {
  return picture
    .timeout({ seconds: DRAW_LIMIT_S })
    .resize({ height: HEIGHT_PX, withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
    .catch(notAPicture);
}

/** Whether enough of it stands out from white by the contrast that lines need. */
async function isSeen(png: Buffer): Promise<boolean> {
  const { data } = await sharp(png)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Grey of #949494 has a contrast of 3.0 on white.
  const seen = data.reduce((count, grey) => count + (grey <= 0x94 ? 1 : 0), 0);
  return seen >= data.length * MIN_SEEN;
}

function refused(key: string, params: Readonly<Record<string, string | number>> = {}): AppError {
  return new AppError('invalid', key, { fields: { logo: [{ key, params }] } });
}

function notAPicture(cause: unknown): never {
  throw new AppError('invalid', 'no logo', {
    fields: { logo: [{ key: 'office.brands.logo.notAPicture' }] },
    cause,
  });
}
