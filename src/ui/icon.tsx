interface IconProps {
  /** One of the drawings of `icon-paths.ts`. */
  drawing: string;
  /** Edge length in CSS pixels. */
  size?: 12 | 16 | 20 | 24 | 40;
  className?: string;
}

/**
 * A line drawing. Icons are decoration: the words beside them, or the label of their button, say what they mean, so they
 * are hidden from screen readers. How lines are drawn says `icon` in `base.css`: a page has a hundred of them.
 */
export function Icon({ drawing, size = 20, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className === undefined ? 'icon' : `icon ${className}`}
    >
      <path d={drawing} />
    </svg>
  );
}
