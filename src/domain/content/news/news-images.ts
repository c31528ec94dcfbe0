import sharp from 'sharp';
import { insertNewsImage, findNewsImage as readNewsImage } from '#db/queries/news-image.ts';
import type { ContentEditor } from '#domain/content/editing/note-change.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';

/** The largest that is shown: the column of an article at twice the density of its pixels. */
const WIDTH_PX = 1400;
const HEIGHT_PX = 900;
/** Below this a picture would be blown up. */
const MIN_WIDTH_PX = 320;
/** A small file can hold a picture of a gigapixel. */
const MAX_PIXELS = 40_000_000;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

/**
 * Takes a picture in: turned upright, made no larger than it is shown, re-encoded as WebP without anything that the file said
 * of its maker or place. It belongs to no article until one is saved with its path. Throws 'invalid' at `image` for what is no
 * picture.
 */
export async function addNewsImage(
  services: Services,
  { brand, operator, image }: ContentEditor & { readonly image: Buffer },
): Promise<{ readonly path: string; readonly width: number; readonly height: number }> {
  const { data: bytes, info } = await encode(image);
  const made = { path: `news/${newId()}.webp`, width: info.width, height: info.height };
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    await insertNewsImage(tx, { ...made, brand, bytes, createdBy: operator.id, createdAt: now });
    await appendAudit(tx, {
      at: now,
      brand,
      actorKind: 'operator',
      actorId: operator.id,
      action: 'news.image_added',
      subjectKind: 'news_image',
      subjectId: made.path,
      detail: { width: made.width, height: made.height },
    });
  });
  return made;
}

async function encode(image: Buffer) {
  try {
    const picture = sharp(image, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, width } = await picture.metadata();
    if (!FORMATS.includes(format)) throw new Error(`the format is ${format}`);
    if (width < MIN_WIDTH_PX) throw new Error(`only ${width} pixels wide`);
    return await picture
      .autoOrient()
      .resize(WIDTH_PX, HEIGHT_PX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    const params = { width: MIN_WIDTH_PX };
    throw new AppError('invalid', 'no picture', {
      fields: { image: [{ key: 'office.content.badImage', params }] },
      cause,
    });
  }
}

/** The bytes of a picture by its path, which no one can guess; null where there is none. */
export async function findNewsImage({ db }: Pick<Services, 'db'>, path: string): Promise<Buffer | null> {
  return (await readNewsImage(db, path))?.bytes ?? null;
}
