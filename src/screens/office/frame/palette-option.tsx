import { Icon } from '#ui/icon.tsx';
import type { PaletteItem } from './palette-items.ts';

interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  typed: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One thing that the palette opens: what part of the office it belongs to, its name with what was typed, and its keys. */
export function PaletteOption({ id, item, typed, isChosen, onChoose }: PaletteOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are read in the field, which names the chosen option.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 border-l-3 border-transparent px-4 text-14 text-ink hover:bg-sunken aria-selected:border-primary aria-selected:bg-primary-100 aria-selected:text-main md:min-h-9"
    >
      <Icon drawing={item.icon} size={16} className="shrink-0 text-ink-3" />
      <span className="shrink-0 font-medium">
        <Marked text={item.label} part={typed.trim()} />
      </span>
      <span className="min-w-0 grow truncate text-12 text-ink-2">
        <Marked text={item.note} part={typed.trim()} />
      </span>
      <span aria-hidden="true" className="flex gap-1 max-md:hidden">
        {item.keys.map((key) => (
          <kbd key={key} className="rounded-4 bg-sunken px-1 text-12 text-ink-2">
            {key}
          </kbd>
        ))}
      </span>
    </div>
  );
}

/** A text in which what was typed stands out, where it is a part of it. */
function Marked({ text, part }: { text: string; part: string }) {
  const start = part === '' ? -1 : text.toLocaleLowerCase().indexOf(part.toLocaleLowerCase());
  if (start < 0) return text;
  const end = start + part.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-transparent font-strong text-primary-ink">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
