import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { controlStyle, FieldFrame } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkIcon, chevronDownIcon } from '#ui/icon-paths.ts';
import { useWaiting } from '#ui/use-waiting.ts';
import { type Choice, searchChoices } from '../search-choices.ts';

interface ChoiceFieldProps {
  /** The field of the form that holds the chosen value; several choices are several fields of this name. */
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: string | undefined;
  choices: readonly Choice[];
  chosen: readonly string[];
  multiple?: boolean;
  /** What the closed field says: the choice, or what no choice means. */
  text: string;
  isPlaceholder: boolean;
  /** Stands in the place of the list when nothing matches what was typed. */
  noMatch: string;
  onChoose: (value: string) => void;
}

/**
 * A list to choose from by typing: a combo box as its pattern of the ARIA guide has it. Typing narrows the list, arrows move
 * through it, Enter chooses, Escape closes. With `multiple` the list stays open and a second choice takes the first back.
 */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, hint, error, optional, chosen, multiple = false, text, isPlaceholder } = props;
  const list = useChoiceList(props);
  const isWaiting = useWaiting(true);
  return (
    <div ref={list.root} className="relative">
      <FieldFrame label={label} hint={hint} error={error} optional={optional}>
        {(control) => (
          <div className="relative">
            <input
              {...control}
              type="text"
              readOnly={isWaiting}
              data-waiting={isWaiting || undefined}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={list.isOpen && list.found.length > 0}
              aria-controls={list.id}
              aria-activedescendant={list.activeId}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={list.isOpen ? list.query : text}
              placeholder={text}
              onClick={list.open}
              onBlur={list.close}
              onKeyDown={list.onKeyDown}
              onChange={({ currentTarget }) => list.search(currentTarget.value)}
              className={classNames(
                controlStyle,
                'cursor-pointer truncate pr-9',
                isPlaceholder && !list.isOpen && 'text-ink-3',
              )}
            />
            <Icon
              drawing={chevronDownIcon}
              size={16}
              className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
            />
          </div>
        )}
      </FieldFrame>
      {chosen.map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      {list.isOpen ? <ChoiceList list={list} label={label} chosen={chosen} multiple={multiple} /> : null}
      <p role="status" className="sr-only">
        {list.isOpen && list.found.length === 0 ? props.noMatch : ''}
      </p>
      {list.isOpen && list.found.length === 0 ? (
        <p aria-hidden="true" data-float className={`${panelStyle} px-4 py-3 text-14 text-ink-2`}>
          {props.noMatch}
        </p>
      ) : null}
    </div>
  );
}

const panelStyle =
  'absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-8 bg-surface p-1 shadow-float';

type List = ReturnType<typeof useChoiceList>;

function ChoiceList(props: { list: List; label: string; chosen: readonly string[]; multiple: boolean }) {
  const { list, label, chosen, multiple } = props;
  if (list.found.length === 0) return null;
  return (
    <div
      id={list.id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      data-float
      className={panelStyle}
    >
      {list.found.map(({ value, label: name, note }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field that keeps the focus.
        <div
          key={value}
          id={list.idOf(value)}
          role="option"
          tabIndex={-1}
          aria-selected={chosen.includes(value)}
          data-active={index === list.active || undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => list.choose(value)}
          className="flex min-h-(--row) cursor-pointer items-center gap-3 rounded-4 px-3 py-1.5 text-14 text-ink hover:bg-sunken data-active:bg-sunken"
        >
          <span className="grid grow gap-0.5">
            <span className={classNames(chosen.includes(value) && 'font-medium text-primary-ink')}>
              {name}
            </span>
            {note ? <span className="text-12 text-ink-3">{note}</span> : null}
          </span>
          {chosen.includes(value) ? (
            <Icon drawing={checkIcon} size={16} className="shrink-0 text-primary-ink" />
          ) : null}
        </div>
      ))}
    </div>
  );
}

function useChoiceList({ choices, chosen, multiple = false, onChoose }: ChoiceFieldProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const found = searchChoices(choices, query);
  const idOf = (value: string) => `${id}-${value}`;
  const activeValue = isOpen ? found[active]?.value : undefined;

  useEffect(() => {
    if (activeValue === undefined) return;
    root.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [activeValue]);

  const show = (isShown: boolean) => {
    setOpen(isShown);
    setQuery('');
    setActive(isShown ? choices.findIndex(({ value }) => chosen.includes(value)) : -1);
  };
  const choose = (value: string) => {
    onChoose(value);
    if (!multiple) show(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key;
    if (key === 'Escape' && isOpen) show(false);
    else if (key === 'Enter' && isOpen && activeValue !== undefined) choose(activeValue);
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && !isOpen) show(true);
    else if (key === 'ArrowDown') setActive(Math.min(active + 1, found.length - 1));
    else if (key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else return;
    event.preventDefault();
  };
  return {
    id,
    root,
    isOpen,
    query,
    found,
    active,
    idOf,
    choose,
    onKeyDown,
    activeId: activeValue === undefined ? undefined : idOf(activeValue),
    open: () => (isOpen ? undefined : show(true)),
    search: (text: string) => {
      setOpen(true);
      setQuery(text);
      setActive(text === '' ? -1 : 0);
    },
    // The list never takes the focus, so that leaving the field is leaving the list.
    close: () => show(false),
  };
}
