import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { dropdownItemStyle } from '#ui/dropdown.tsx';
import { Link } from '#ui/link.tsx';
import { LanguageLinks, type LanguageLinksProps } from '#ui/shell/language-menu.tsx';
import { UserBlock } from '#ui/shell/user-block.tsx';

import { LogoutForm } from '../session/logout-form.tsx';
import type { ShownMember } from '../shown-session.server.ts';
import { MEMBER_PAGES } from './member-pages.ts';
import { OddsSettings } from './odds-settings.tsx';

export type MemberMenuProps = { member: ShownMember; languages: LanguageLinksProps };

/** The member's picture, name and plan, and their account menu: their pages, odds, language and the way out. Only members load it. */
export function MemberMenu({ member, languages }: MemberMenuProps) {
  const { locale, t } = useLanguage<'shell' | 'frame'>();
  return (
    <UserBlock
      label={t('shell.menu.account')}
      name={member.name}
      plan={member.plan ?? t('frame.noPlan')}
      avatar={member.avatar}
    >
      <ul>
        {MEMBER_PAGES.map(({ rest, label }) => (
          <li key={rest}>
            <Link href={localePath(locale, rest)} className={dropdownItemStyle}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
      {member.odds ? (
        <div className="mt-1 w-56 border-t border-line p-3 pb-4">
          <OddsSettings choices={member.odds} />
        </div>
      ) : null}
      <LanguageLinks {...languages} />
      <div className="mt-1 border-t border-line pt-1">
        <LogoutForm className={dropdownItemStyle} />
      </div>
    </UserBlock>
  );
}
