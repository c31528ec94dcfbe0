import { type InputHTMLAttributes, type ReactNode, useId, useRef } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { controlStyle } from '#ui/field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useAsked } from './use-list-address.ts';

/** The filters of a list. Their values are the address's; choosing one applies it, typing needs Enter. `/` leads here. */
export function FilterBar({ children }: { children: ReactNode }) {
  const { t } = useLanguage<'office-frame'>();
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const asked = useAsked();
  const brand = asked('brand');
  const isFiltered = [...new URLSearchParams(search).keys()].some(
    (name) => !['brand', 'page', 'sort'].includes(name),
  );
  return (
    <Form
      key={search}
      ref={form}
      method="get"
      role="search"
      data-filter
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget);
      }}
      className="flex flex-wrap items-end gap-x-3 gap-y-2"
    >
      {brand === '' ? null : <input type="hidden" name="brand" value={brand} />}
      {asked('sort') === '' ? null : <input type="hidden" name="sort" value={asked('sort')} />}
      {children}
      <Button type="submit" size="small">
        {t('office-frame.table.apply')}
      </Button>
      {isFiltered ? (
        <TextLink
          href={brand === '' ? pathname : `${pathname}?${new URLSearchParams({ brand })}`}
          className="self-center text-14"
        >
          {t('office-frame.table.reset')}
        </TextLink>
      ) : null}
    </Form>
  );
}

const smallControl = `${controlStyle} min-h-8 py-1`;

interface FilterTextProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
}

export function FilterText({ name, label, type = 'search', ...input }: FilterTextProps) {
  const id = useId();
  const asked = useAsked();
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="text-12 text-ink-3">
        {label}
      </label>
      <input {...input} id={id} type={type} name={name} defaultValue={asked(name)} className={smallControl} />
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
      <select id={id} name={name} defaultValue={asked(name)} className={smallControl}>
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
