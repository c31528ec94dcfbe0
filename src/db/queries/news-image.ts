import type { Queryable } from '../client.ts';
import { eq } from '../drizzle.ts';
import { newsImage } from '../tables/news-image.ts';

type NewsImageRow = typeof newsImage.$inferSelect;

export async function insertNewsImage(db: Queryable, row: NewsImageRow): Promise<void> {
  await db.insert(newsImage).values(row);
}

/** A picture by its path; null where there is none. */
export async function findNewsImage(db: Queryable, path: string): Promise<NewsImageRow | null> {
  const [row] = await db.select().from(newsImage).where(eq(newsImage.path, path));
  return row ?? null;
}

/** How large a picture is, without its bytes. */
export async function findNewsImageSize(db: Queryable, path: string) {
  const [row] = await db
    .select({
      path: newsImage.path,
      width: newsImage.width,
      height: newsImage.height,
      brand: newsImage.brand,
    })
    .from(newsImage)
    .where(eq(newsImage.path, path));
  return row ?? null;
}
