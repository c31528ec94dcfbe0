import { Fragment } from 'react';

interface MachineNameProps {
  /** What programs call a thing: `soccer_spain_la_liga`. */
  children: string;
  className?: string;
}

/** A name that programs use, in full: where it is too long for its column it goes on after a sign between its words, never inside one. */
export function MachineName({ children, className }: MachineNameProps) {
  const pieces = children.matchAll(/[^_./:-]*[_./:-]|[^_./:-]+/g);
  return (
    <code className={className}>
      {[...pieces].map(({ index: at, 0: word }) => (
        <Fragment key={at}>
          {at === 0 ? null : <wbr />}
          {word}
        </Fragment>
      ))}
    </code>
  );
}
