import { type ChartTone, toneFills } from './chart-tones.ts';

interface ChartKeyProps {
  items: readonly { key: string; label: string; tone: ChartTone; text?: string }[];
}

/** What each colour stands for, with its figure: where the parts of a drawing have no room for their names. */
export function ChartKey({ items }: ChartKeyProps) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-2">
      {items.map(({ key, label, tone, text }) => (
        <li key={key} className="flex items-center gap-1.5">
          <svg width="10" height="10" aria-hidden="true" className="shrink-0">
            <rect width="10" height="10" rx="2" className={toneFills[tone]} />
          </svg>
          {label}
          {text === undefined ? null : <span className="font-medium text-main">{text}</span>}
        </li>
      ))}
    </ul>
  );
}
