import sharp from 'sharp';
import { updateAccount } from '#db/queries/account.ts';
import { deleteAvatars, insertAvatar, findAvatar as readAvatar } from '#db/queries/avatar.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';

const SIDE_PX = 160;
/** A small file can hold a picture of a gigapixel. */
const MAX_PIXELS = 40_000_000;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

/**
 * Sets a member's picture: cropped to a square, turned upright, re-encoded as WebP without anything that the file said of its
 * maker or place. Answers its path below the base of images; each picture has a path of its own, so that it can be kept for
 * ever. Throws 'invalid' at `image` for what is no picture.
 */
export async function setAvatar(
  services: Services,
  { accountId, image }: { readonly accountId: number; readonly image: Buffer },
): Promise<string> {
  const bytes = await encode(image);
  const path = `avatars/${newId()}.webp`;
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    await deleteAvatars(tx, accountId);
    await insertAvatar(tx, { path, accountId, bytes, createdAt: now });
    await updateAccount(tx, accountId, { avatarPath: path, updatedAt: now });
  });
  return path;
}

async function encode(image: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(image, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.includes(format)) throw new Error(`the format is ${format}`);
    return await picture
      .autoOrient()
      .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    throw new AppError('invalid', 'no picture', { fields: { image: [{ key: 'member.image' }] }, cause });
  }
}

/** The bytes of a picture by its path; null where there is none. */
export async function findAvatar({ db }: Services, path: string): Promise<Buffer | null> {
  return (await readAvatar(db, path))?.bytes ?? null;
}
