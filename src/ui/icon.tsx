interface IconProps {
  /** One of the drawings of `icon-paths.ts`. */
  drawing: string;
  /** Edge length in CSS pixels. */
  size?: 12 | 16 | 20 | 24 | 40;
  className?: string;
}

/**
 * A line drawing. Icons are decoration: the words beside them, or the label of their button, say what they mean, so they
 * are hidden from screen readers.
 */
export function Icon({ drawing, size = 20, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className === undefined ? 'shrink-0' : `shrink-0 ${className}`}
    >
      <path d={drawing} />
    </svg>
  );
}
