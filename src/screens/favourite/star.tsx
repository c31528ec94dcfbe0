import type { Favourites, StarProps } from './marks.ts';
import { FavouritesFilter, StarButton } from './star-button.tsx';

/** The star of a league, team or game; for guests there is none. */
export function Star(props: StarProps) {
  return props.given === null ? null : <StarButton {...props} />;
}

/** The way to a list of favourites only, and back; for members. */
export function FavouritesLink({ given, ...rest }: { given: Favourites; href: string; isOn: boolean }) {
  return given === null ? null : <FavouritesFilter {...rest} />;
}
