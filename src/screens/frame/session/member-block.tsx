import { lazy, Suspense } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { LanguageLinksProps } from '#ui/shell/language-menu.tsx';
import { firstByte } from '../first-byte.ts';
import { loadPart } from '../loading/load-part.ts';
import { useSession } from './session-context.ts';

const LoadedMenu = lazy(async () => ({
  default: (await loadPart(() => import('../member/member-menu.tsx'))).MemberMenu,
}));

/** The block of the member above the menu, whose code only members load; for a guest on a phone, the two ways in. */
export function MemberBlock({ languages }: { languages: LanguageLinksProps }) {
  const { shown } = useSession();
  if (shown.state === 'guest') return <WaysIn />;
  if (shown.state === 'pending') return null;
  const MemberMenu = firstByte.MemberMenu ?? LoadedMenu;
  return (
    <div className="mb-3 min-h-14 border-b border-line pb-3">
      <Suspense fallback={null}>
        <MemberMenu member={shown.member} languages={languages} />
      </Suspense>
    </div>
  );
}

function WaysIn() {
  const { locale, t } = useLanguage<'shell'>();
  return (
    <div className="mb-3 grid grid-cols-2 gap-2 border-b border-line pb-3 md:hidden">
      <LinkButton href={localePath(locale, '/login')}>{t('shell.menu.login')}</LinkButton>
      <LinkButton href={localePath(locale, '/register')} tone="primary">
        {t('shell.menu.register')}
      </LinkButton>
    </div>
  );
}
