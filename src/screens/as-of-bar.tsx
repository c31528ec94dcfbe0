import { Form } from 'react-router';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dropdown } from '#ui/dropdown.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { clockIcon } from '#ui/icon-paths.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { AsOfView } from './as-of.server.ts';

interface AsOfProps {
  view: AsOfView;
  /** The same page as it is now, with everything else that the reader chose. */
  address: string;
}

/**
 * The small clock beside a title: it opens the page as it was known at an instant. An ordinary form, so that it also works without
 * scripts. What it stands in is `relative`: on a phone the panel is as wide as that.
 */
export function AsOfClock({ view, address }: AsOfProps) {
  const { t } = useLanguage<'as-of'>();
  const { at, zone, place, wall } = view;
  const [path = '', search = ''] = address.split('?');
  return (
    <Dropdown
      spans
      triggerClassName={classNames(
        'inline-flex min-h-(--row) items-center gap-1.5 rounded-8 px-2.5 text-12 hover:text-ink',
        at === null ? 'text-ink-2 hover:bg-sunken' : 'bg-warn-soft font-medium text-warn',
      )}
      trigger={
        <>
          <Icon drawing={clockIcon} size={16} />
          {at === null ? t('as-of.open') : formatDateTime(at, zone)}
        </>
      }
    >
      <Form
        method="get"
        action={path}
        preventScrollReset
        className="flex flex-wrap items-end gap-2 p-3 whitespace-normal"
      >
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="tz" value={zone} />
        <TextField
          key={`${zone} ${wall}`}
          type="datetime-local"
          name="as_of"
          label={t('as-of.label', { zone: place })}
          defaultValue={wall}
        />
        <Button type="submit">{t('as-of.show')}</Button>
      </Form>
    </Dropdown>
  );
}

/** Says that a page shows what was known at an instant, with the way back; or why the instant that was asked for is not shown. */
export function AsOfNotice({ view: { at, problem, zone, place }, address }: AsOfProps) {
  const { t } = useLanguage<'as-of'>();
  if (at === null && problem === null) return null;
  return (
    <div className="grid gap-2 py-1">
      {at === null ? null : (
        <Notice tone="warning">
          {t('as-of.banner', { time: formatDateTime(at, zone), zone: place })}{' '}
          <TextLink href={address}>{t('as-of.back')}</TextLink>
        </Notice>
      )}
      {problem === null ? null : (
        <Notice tone="error">{problem === 'future' ? t('as-of.future') : t('as-of.unreadable')}</Notice>
      )}
    </div>
  );
}
