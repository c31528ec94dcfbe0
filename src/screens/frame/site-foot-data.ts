import type { FrameData } from './data.server.ts';
import type { SiteData } from './document-data.server.ts';

/** What the foot says of the brand and of its data. */
export function footData({ brand }: SiteData, { data, year }: FrameData) {
  const { name, subscribeAge, legalEntity } = brand;
  return { brand: { name, subscribeAge, legalEntity }, data, year };
}

export type FootData = ReturnType<typeof footData>;
