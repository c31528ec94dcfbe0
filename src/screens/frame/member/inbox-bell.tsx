import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Icon } from '#ui/icon.tsx';
import { iconButtonStyle } from '#ui/icon-button.tsx';
import { mailIcon } from '#ui/icon-paths.ts';
import { Link } from '#ui/link.tsx';

const MAX_SHOWN = 99;

/** The way to the inbox, and how much of it is unread. Only members load it. */
export function InboxBell({ unread }: { unread: number }) {
  const { locale, t } = useLanguage<'frame'>();
  const label = t('frame.bell', { count: unread });
  return (
    <Link
      href={`${localePath(locale, '/mySubscribe')}?part=alerts#inbox`}
      aria-label={label}
      title={label}
      className={`${iconButtonStyle} relative`}
    >
      <Icon drawing={mailIcon} size={20} />
      {unread === 0 ? null : (
        <span className="absolute top-0.5 right-0 min-w-4 rounded-8 bg-primary px-1 text-center text-12 leading-4 font-medium text-on-primary">
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  );
}
