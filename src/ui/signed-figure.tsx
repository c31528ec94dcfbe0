import { classNames } from './class-names.ts';

interface SignedFigureProps {
  /** The figure with its sign, formatted. */
  text: string;
  /** Which way it went; 0 is neither. */
  value: number;
}

/** A gain or a loss: sign, triangle and colour say the same, so that none is needed alone. */
export function SignedFigure({ text, value }: SignedFigureProps) {
  // What rounds to nothing has no sign, and is neither a gain nor a loss.
  const direction = /[+−]/.test(text) ? Math.sign(value) : 0;
  return (
    <span
      className={classNames(
        'inline-flex items-baseline gap-1 whitespace-nowrap',
        direction > 0 ? 'text-win' : direction < 0 ? 'text-lose' : 'text-ink-2',
      )}
    >
      {direction === 0 ? null : (
        <span aria-hidden="true" className="text-[0.85em]">
          {direction > 0 ? '▲' : '▼'}
        </span>
      )}
      {text}
    </span>
  );
}
