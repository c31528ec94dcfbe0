import { classNames } from '#ui/class-names.ts';

/** From so many letters on, a name may need two lines on a phone. */
const LONG_NAME = 16;
/** A word of so many letters does not fit into a phone's column; smaller, it stays whole. */
const LONG_WORD = 8;

const narrow =
  'max-[479px]:text-12 max-[479px]:leading-4 max-[479px]:tracking-tight max-[379px]:tracking-tighter';

/** Whether a name has a word that is too long for a phone's column. */
export function hasLongWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length >= LONG_WORD);
}

interface TeamNameProps {
  name: string;
  leads: boolean;
  /** Whether the game does not take place. */
  off: boolean;
}

/**
 * A team in its game's row, in full: a name that is too long for a phone goes on in a second line. Such a name keeps the
 * room that it takes in bold, so that the rows below stay where they are when the team takes the lead.
 */
export function TeamName({ name, leads, off }: TeamNameProps) {
  const isWide = hasLongWord(name);
  const tone = leads ? 'font-strong text-main' : off ? 'text-ink-3' : 'text-ink';
  if (name.length < LONG_NAME) return <span className={classNames(tone, isWide && narrow)}>{name}</span>;
  return (
    <span
      data-name={name}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] after:invisible after:col-start-1 after:row-start-1 after:font-strong after:content-[attr(data-name)]',
        isWide && narrow,
      )}
    >
      <span className={classNames('col-start-1 row-start-1', tone)}>{name}</span>
    </span>
  );
}
