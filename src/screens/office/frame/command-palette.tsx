import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { closeIcon, searchIcon } from '#ui/icon-paths.ts';
import { Modal } from '#ui/modal.tsx';
import { useOffice, useOfficeHref } from './office-context.ts';
import { paletteItems } from './palette-items.ts';
import { PaletteOption } from './palette-option.tsx';
import { useFound } from './use-found.ts';

/** The keys that the field reads. */
const HINTS = [
  { does: 'choose', keys: ['↑', '↓'] },
  { does: 'open', keys: ['Enter'] },
  { does: 'close', keys: ['Esc'] },
] as const;

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Opens anything by its name: pages by what the menu calls them, and what the server finds. Ctrl and K open it. It hangs from
 * the top, so that it keeps its place while what is found makes it longer.
 */
export function CommandPalette({ open, onClose }: CommandPaletteProps) {
  const { t } = useLanguage<'office-frame'>();
  const field = useRef<HTMLInputElement>(null);
  // The browser puts the focus on the first thing that takes it; it belongs to what is typed.
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-label={t('office-frame.palette.title')}
      className="mx-auto mt-2 w-[calc(100%-1rem)] max-w-[624px] overflow-hidden rounded-8 sm:mt-[10dvh]"
    >
      {open ? <Palette field={field} onClose={onClose} /> : null}
    </Modal>
  );
}

interface PaletteProps {
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

function Palette({ field, onClose }: PaletteProps) {
  const { t } = useLanguage<'office-frame' | 'ui'>();
  const { operator } = useOffice();
  const href = useOfficeHref();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = useFound(typed);
  const sections = paletteItems({ typed, found, permissions: operator.permissions, t });
  const items = sections.flatMap((section) => section.items);
  const at = Math.min(chosen, items.length - 1);
  const idOf = (index: number) => `${listId}-${index}`;

  const open = (path: string | undefined) => {
    if (path === undefined) return;
    onClose();
    void navigate(href(path));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && items.length > 0) {
      event.preventDefault();
      const next = (at + step + items.length) % items.length;
      setChosen(next);
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(items[at]?.path);
    }
  };
  return (
    <div className="grid max-h-[80dvh] grid-rows-[auto_auto_minmax(0,1fr)_auto]">
      <div className="flex items-center gap-3 border-b-2 border-main py-1 pr-1 pl-4">
        <Icon drawing={searchIcon} size={20} className="text-main" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('office-frame.palette.title')}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={items.length === 0 ? undefined : idOf(at)}
          autoComplete="off"
          spellCheck={false}
          maxLength={320}
          placeholder={t('office-frame.palette.hint')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-11 w-full min-w-0 border-0 bg-surface text-16 text-ink focus-visible:outline-none"
        />
        <IconButton label={t('ui.close')} icon={<Icon drawing={closeIcon} />} onClick={onClose} />
      </div>
      <p role="status" className={items.length === 0 ? 'px-4 py-6 text-14 text-ink-2' : 'sr-only'}>
        {items.length === 0
          ? t('office-frame.palette.none')
          : t('office-frame.palette.count', { count: items.length })}
      </p>
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={t('office-frame.palette.results')}
        className="overflow-y-auto pb-2"
      >
        {sections.map(({ section, items: shown }) => (
          // biome-ignore lint/a11y/useSemanticElements: the options of a listbox are grouped by a role; no element means it.
          <div key={section} role="group" aria-labelledby={`${listId}-${section}`}>
            <p id={`${listId}-${section}`} className="px-4 pt-3 pb-1 text-12 font-medium text-ink-2">
              {t(`office-frame.palette.sections.${section}`)}
            </p>
            {shown.map((item) => {
              const index = items.indexOf(item);
              return (
                <PaletteOption
                  key={item.path}
                  id={idOf(index)}
                  item={item}
                  typed={typed}
                  isChosen={index === at}
                  onChoose={() => open(item.path)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p
        aria-hidden="true"
        className="flex gap-6 border-t border-line px-4 py-2 text-12 text-ink-2 max-md:hidden"
      >
        {HINTS.map(({ does, keys }) => (
          <span key={does} className="flex items-center gap-1">
            {keys.map((key) => (
              <kbd key={key} className="rounded-4 bg-sunken px-1">
                {key}
              </kbd>
            ))}
            {t(`office-frame.palette.keys.${does}`)}
          </span>
        ))}
      </p>
    </div>
  );
}
