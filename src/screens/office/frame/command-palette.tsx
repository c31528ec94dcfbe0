import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { useOffice, useOfficeHref } from './office-context.ts';
import { paletteItems } from './palette-items.ts';
import { useFound } from './use-found.ts';

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
}

/** Opens anything by its name: pages by what the menu calls them, and what the server finds. Ctrl and K open it. */
export function CommandPalette({ open, onClose }: CommandPaletteProps) {
  const { t } = useLanguage<'office-frame' | 'ui'>();
  const field = useRef<HTMLInputElement>(null);
  // The browser puts the focus on the dialog's cross; it belongs to what is typed.
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title={t('office-frame.palette.title')} closeLabel={t('ui.close')}>
      {open ? <Palette field={field} onClose={onClose} /> : null}
    </Dialog>
  );
}

interface PaletteProps {
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

function Palette({ field, onClose }: PaletteProps) {
  const { t } = useLanguage<'office-frame'>();
  const { operator } = useOffice();
  const href = useOfficeHref();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = useFound(typed);
  const items = paletteItems({ typed, found, permissions: operator.permissions, t });
  const at = Math.min(chosen, items.length - 1);
  const idOf = (index: number) => `${listId}-${index}`;

  const open = (index: number) => {
    const item = items[index];
    if (item === undefined) return;
    onClose();
    void navigate(href(item.path));
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
      open(at);
    }
  };
  return (
    <div className="grid gap-2 pt-1">
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
        className="min-h-11 w-full rounded-8 border-0 bg-surface px-3 text-16 text-ink shadow-[inset_0_0_0_1px_var(--border-main)]"
      />
      <p role="status" className="text-12 text-ink-3">
        {items.length === 0
          ? t('office-frame.palette.none')
          : t('office-frame.palette.count', { count: items.length })}
      </p>
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={t('office-frame.palette.results')}
        className="max-h-[50dvh] overflow-y-auto"
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are read in the field, which names the chosen option.
          <div
            key={item.path}
            id={idOf(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => open(index)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-4 px-3 text-14 text-ink hover:bg-sunken aria-selected:bg-primary-100 aria-selected:text-main md:min-h-9"
          >
            <Icon drawing={item.icon} size={16} className="text-ink-3" />
            <span className="font-medium">{item.label}</span>
            <span className="min-w-0 truncate text-12 text-ink-2">{item.note}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
