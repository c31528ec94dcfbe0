import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/text-link.tsx';
import { smallControlStyle } from '../small-control.ts';
import { useAsked } from './use-list-address.ts';

interface FilterBarProps {
  children: ReactNode;
  /** What the button says where nothing is filtered, but something is computed of what is chosen. Nothing is cleared there. */
  submitLabel?: string;
}

/** The filters of a list. Their values are the address's; choosing one applies it, typing needs Enter. `/` leads here. */
export function FilterBar({ children, submitLabel }: FilterBarProps) {
  const { t } = useLanguage<'office-frame'>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = useAsked();
  const others = ['brand', 'sort'].filter((name) => asked(name) !== '');
  const isFiltered = [...new URLSearchParams(search)].some(
    ([name, value]) => value !== '' && !['brand', 'sort', 'page'].includes(name),
  );
  const apply = (form: HTMLFormElement) => {
    const typed = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    void navigate(typed.length === 0 ? pathname : `${pathname}?${new URLSearchParams(typed)}`);
  };
  return (
    <search>
      <form
        key={search}
        method="get"
        data-filter
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) apply(event.currentTarget);
        }}
        className="flex flex-wrap items-end gap-x-3 gap-y-2"
      >
        {others.map((name) => (
          <input key={name} type="hidden" name={name} value={asked(name)} />
        ))}
        {children}
        <Button type="submit" size="small">
          {submitLabel ?? t('office-frame.table.apply')}
        </Button>
        {isFiltered && submitLabel === undefined ? (
          <TextLink
            href={
              others.length === 0
                ? pathname
                : `${pathname}?${new URLSearchParams(others.map((name) => [name, asked(name)]))}`
            }
            className="self-center text-14"
          >
            {t('office-frame.table.reset')}
          </TextLink>
        ) : null}
      </form>
    </search>
  );
}

interface FilterTextProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** What can be chosen instead of typed, each with what people call it. */
  suggestions?: readonly { value: string; label: string }[];
}

export function FilterText({ name, label, type = 'search', suggestions, ...input }: FilterTextProps) {
  const id = useId();
  const asked = useAsked();
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="text-12 text-ink-3">
        {label}
      </label>
      <input
        {...input}
        id={id}
        type={type}
        name={name}
        list={suggestions === undefined ? undefined : `${id}-list`}
        defaultValue={asked(name)}
        // A day that is not asked for is no value: what the browser writes there stands back as the hint that it is.
        className={classNames(
          smallControlStyle,
          type === 'date' && "[&[value='']:not(:focus)]:text-ink-3 max-sm:w-36",
        )}
      />
      {suggestions === undefined ? null : (
        <datalist id={`${id}-list`}>
          {suggestions.map((one) => (
            <option key={one.value} value={one.value} label={one.label} />
          ))}
        </datalist>
      )}
    </div>
  );
}

interface FilterSelectProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** The entry that stands for no filter. */
  anyLabel?: string;
}

export function FilterSelect({ name, label, options, anyLabel }: FilterSelectProps) {
  const id = useId();
  const asked = useAsked();
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="text-12 text-ink-3">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={asked(name)}
        className={classNames(smallControlStyle, 'min-w-20')}
      >
        {anyLabel === undefined ? null : <option value="">{anyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
