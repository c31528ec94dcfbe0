import { Form } from 'react-router';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { clockIcon } from '#ui/icon-paths.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { AsOfView } from './as-of.server.ts';

interface AsOfBarProps {
  view: AsOfView;
  /** The same page as it is now, with everything else that the reader chose. */
  address: string;
}

/** Opens a page as it was known at an instant, and says so while it is. An ordinary form, so that it also works without scripts. */
export function AsOfBar({ view, address }: AsOfBarProps) {
  const { t } = useLanguage<'as-of'>();
  const { at, problem, zone, place, wall } = view;
  const [path = '', search = ''] = address.split('?');
  return (
    <div className="grid gap-2 py-1" data-as-of={at ?? 'now'}>
      {at === null ? null : (
        <Notice tone="warning">
          {t('as-of.banner', { time: formatDateTime(at, zone), zone: place })}{' '}
          <TextLink href={address}>{t('as-of.back')}</TextLink>
        </Notice>
      )}
      {problem === null ? null : (
        <Notice tone="error">{problem === 'future' ? t('as-of.future') : t('as-of.unreadable')}</Notice>
      )}
      <details open={at !== null || problem !== null}>
        <summary className="inline-flex min-h-(--row) cursor-pointer items-center gap-1.5 rounded-8 text-12 text-ink-3 hover:text-ink">
          <Icon drawing={clockIcon} size={16} />
          {t('as-of.open')}
        </summary>
        <Form
          method="get"
          action={path}
          preventScrollReset
          className="flex flex-wrap items-end gap-2 pt-1 pb-2"
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
      </details>
    </div>
  );
}
