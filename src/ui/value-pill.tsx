import { classNames } from './class-names.ts';

interface ValuePillProps {
  value: number;
  /** The value with its sign, formatted. */
  text: string;
  /** From here on a value is strong. */
  strongFrom?: number;
  title?: string | undefined;
}

/** An expected value: its sign and its mark say what the colour repeats. */
export function ValuePill({ value, text, strongFrom = 0.03, title }: ValuePillProps) {
  return (
    <span
      title={title}
      className={classNames(
        // As high as its figures in every language: the letters of Chinese reach further up and down than their line.
        'inline-block rounded-4 px-2 leading-[1.45] font-strong whitespace-nowrap',
        value >= strongFrom && 'bg-win text-surface',
        value > 0 && value < strongFrom && 'bg-win-soft text-win',
        value === 0 && 'bg-draw-soft text-draw',
        value < 0 && 'bg-lose-soft text-lose',
      )}
    >
      {value < 0 ? <span aria-hidden="true">▼ </span> : null}
      {text}
    </span>
  );
}
