import type { ReactNode } from 'react';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Dropdown, type DropdownProps, dropdownItemStyle } from '#ui/dropdown.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkIcon, chevronDownIcon } from '#ui/icon-paths.ts';
import { Link } from '#ui/link.tsx';

interface ChoiceItem {
  key: string;
  href: string;
  label: string;
  /** A count or an offset at the end of the line. */
  detail?: string;
  chosen: boolean;
  onChoose?: () => void;
}

interface ChoiceMenuProps extends Pick<DropdownProps, 'align' | 'spans'> {
  /** What is chosen here: "League". */
  label: string;
  /** The choice that holds now. */
  current: string;
  /** What the button shows, where the choice itself would be too long. */
  trigger?: ReactNode;
  /** As wide as its place, with the arrow at the end; its trigger then names the choice itself. */
  wide?: boolean;
  items: readonly ChoiceItem[];
}

/** One choice of several, as links in a panel. */
export function ChoiceMenu({ items, ...menu }: ChoiceMenuProps) {
  return (
    <ChoicePanel {...menu}>
      <ChoiceList items={items} />
    </ChoicePanel>
  );
}

/** A panel under the button that says what holds now; several lists of choices may share it. */
export function ChoicePanel({
  label,
  current,
  trigger = current,
  wide = false,
  align = 'start',
  spans = false,
  children,
}: Omit<ChoiceMenuProps, 'items'> & { children: ReactNode }) {
  const { label: joined } = usePunctuation();
  return (
    <Dropdown
      label={wide ? undefined : joined(label, current)}
      align={align}
      spans={spans}
      triggerClassName={classNames(
        buttonStyle({ tone: 'secondary', wide }),
        wide && 'max-sm:gap-1 max-sm:px-2',
      )}
      trigger={
        <>
          <span className={wide ? 'min-w-0 grow' : 'max-w-60 truncate'}>{trigger}</span>
          <Icon drawing={chevronDownIcon} size={16} className="text-ink-3" />
        </>
      }
    >
      {children}
    </Dropdown>
  );
}

/** The choices of one kind; they have a name where others stand beside them. */
export function ChoiceList({ name, items }: { name?: string; items: readonly ChoiceItem[] }) {
  return (
    <>
      {name === undefined ? null : (
        <p aria-hidden="true" className="px-3 pt-2 pb-1 text-12 text-ink-3">
          {name}
        </p>
      )}
      <ul aria-label={name} className={name === undefined ? 'max-h-80 overflow-y-auto' : undefined}>
        {items.map(({ key, href, label: text, detail, chosen, onChoose }) => (
          <li key={key}>
            <Link
              href={href}
              aria-current={chosen ? 'true' : undefined}
              onClick={onChoose}
              className={dropdownItemStyle}
            >
              <span className="grow">{text}</span>
              {detail === undefined ? null : <span className="text-12 text-ink-3">{detail}</span>}
              <span className="size-4">{chosen ? <Icon drawing={checkIcon} size={16} /> : null}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
