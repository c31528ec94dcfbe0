import type { StoredLogo } from './brand.ts';

/** Where the picture of an uploaded logo is found; its address changes with its bytes. */
export function storedLogoPath({ hash }: Pick<StoredLogo, 'hash'>): `/${string}` {
  return `/brand-logo/${hash}.png`;
}

const HEIGHT = 36;
const EDGE = { x: 8, y: 4 };

/**
 * The drawing that stands for an uploaded logo wherever the logo of a brand of the program is put into a page: its picture on a white
 * plate, because no one can say of a picture whether it can be read on the dark header that the brand or the reader has chosen.
 */
export function storedLogoSvg({ width, height }: Pick<StoredLogo, 'width' | 'height'>, href: string): string {
  const inner = HEIGHT - 2 * EDGE.y;
  const drawn = Math.round((inner * width) / height);
  const whole = drawn + 2 * EDGE.x;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${HEIGHT}" fill="none" aria-hidden="true">`,
    `<rect width="${whole}" height="${HEIGHT}" rx="6" fill="#ffffff"/>`,
    `<image x="${EDGE.x}" y="${EDGE.y}" width="${drawn}" height="${inner}" href="${href}"/></svg>`,
  ].join('');
}
