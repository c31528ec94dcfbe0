import { lazy, Suspense } from 'react';
import type { Favourites, StarProps } from './marks.ts';

const LoadedStar = lazy(async () => ({ default: (await import('./star-button.tsx')).StarButton }));
const LoadedLink = lazy(async () => ({ default: (await import('./star-button.tsx')).FavouritesFilter }));

/** The star of a league, team or game. Its code only members load; for guests there is none. */
export function Star(props: StarProps) {
  return props.given === null ? null : (
    <Suspense>
      <LoadedStar {...props} />
    </Suspense>
  );
}

/** The way to a list of favourites only, and back; for members. */
export function FavouritesLink({ given, ...rest }: { given: Favourites; href: string; isOn: boolean }) {
  return given === null ? null : (
    <Suspense>
      <LoadedLink {...rest} />
    </Suspense>
  );
}
