import { useLanguage } from '#i18n/language-provider.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { iconButtonStyle } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { useMutation } from '../use-mutation.ts';
import { type StarProps, setMark, useMarks } from './marks.ts';

/** Marks and unmarks: shown at once, and taken back where the server refuses. */
export function StarButton({ given, kind, id, name, className }: StarProps) {
  const { locale, t } = useLanguage<'favourite'>();
  const key = `${kind}:${id}`;
  const isOn = useMarks(given)?.has(key) ?? false;
  const { mutate } = useMutation();
  const toggle = async () => {
    if (given === null) return;
    setMark(given, key, !isOn);
    const done = await mutate(async () => {
      const { favouriteCalls } = await import('./favourite-calls.ts');
      const calls = favouriteCalls(locale);
      return isOn ? calls.remove({ kind, id }) : calls.add({ kind, id });
    });
    if (done === null) setMark(given, key, isOn);
  };
  const label = t('favourite.mark', { name });
  return (
    <PlainButton
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={toggle}
      className={classNames(iconButtonStyle, isOn && 'text-primary-ink', className)}
    >
      <StarDrawing isFull={isOn} />
    </PlainButton>
  );
}

/** The filter of a list, as a link that works without scripts. */
export function FavouritesFilter({ href, isOn }: { href: string; isOn: boolean }) {
  const { t } = useLanguage<'favourite'>();
  return (
    <Link
      href={href}
      aria-current={isOn ? 'true' : undefined}
      className={classNames(buttonStyle({ tone: 'secondary' }), isOn && 'bg-primary-100')}
    >
      <StarDrawing isFull={isOn} />
      {t('favourite.filter')}
    </Link>
  );
}

const STAR = 'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L3.6 9.7l5.8-.8Z';

function StarDrawing({ isFull }: { isFull: boolean }) {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 24 24"
      fill={isFull ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={STAR} />
    </svg>
  );
}
