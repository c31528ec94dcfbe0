import { classNames } from '#ui/class-names.ts';

/** From so many letters on, a name may need two lines on a phone. */
const LONG_NAME = 16;
/** A word of so many letters does not fit into the column of the narrowest phone; smaller, it stays whole. */
export const NARROWEST_WORD = 8;
/** Nor does one of so many into any phone's. */
const PHONE_WORD = 10;
/** In bold, one of so many is wider than that still. */
const TIGHT_WORD = 12;
/** `Mönchengladbach`: beside its disc no phone has room for it. */
export const WIDEST_WORD = 14;

const onNarrowest = 'max-[379px]:text-12 max-[379px]:leading-4 max-[379px]:tracking-tighter';
const onPhonesTight = 'max-[479px]:text-12 max-[479px]:leading-4 max-[479px]:tracking-tighter';
const onPhones = 'max-[479px]:text-12 max-[479px]:leading-4 max-[479px]:tracking-tight';

/** How many letters the longest word of a name has. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}

interface TeamNameProps {
  name: string;
  /** The longest word of both teams: they stand in one row, in one size. */
  word: number;
  leads: boolean;
  /** Whether the game does not take place. */
  off: boolean;
}

/**
 * A team in its game's row, in full: a name that is too long for a phone goes on in a second line. Such a name keeps the
 * room that it takes in bold, so that the rows below stay where they are when the team takes the lead.
 */
export function TeamName({ name, word, leads, off }: TeamNameProps) {
  const size = classNames(
    word >= NARROWEST_WORD && onNarrowest,
    word >= PHONE_WORD && word < TIGHT_WORD && onPhones,
    word >= TIGHT_WORD && onPhonesTight,
  );
  const tone = leads ? 'font-strong text-main' : off && 'text-ink-3';
  if (name.length < LONG_NAME) return <span className={classNames(tone, size) || undefined}>{name}</span>;
  return (
    <span
      data-name={name}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] items-center after:invisible after:col-start-1 after:row-start-1 after:font-strong after:content-[attr(data-name)]',
        size,
      )}
    >
      <span className={classNames('col-start-1 row-start-1', tone)}>{name}</span>
    </span>
  );
}
