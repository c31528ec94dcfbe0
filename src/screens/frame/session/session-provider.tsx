import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath, parseLocalePath } from '#i18n/locale-path.ts';
import { timings } from '#ui/timings.ts';
import { useVisitorMessages } from '../messages/visitor-messages.ts';
import type { ShownSession } from '../shown-session.server.ts';
import { type Session, SessionContext } from './session-context.ts';
import { sessionEvents } from './session-events.ts';

const GUEST: ShownSession = { state: 'guest' };

/** Who is signed in, as the server wrote it into the page; and the way out. */
export function SessionProvider({ session, children }: { session: ShownSession; children: ReactNode }) {
  /** The session that was just ended: it is hidden at once, although the page it belongs to still stands. */
  const [ended, setEnded] = useState<ShownSession | null>(null);
  const shown = session === ended ? GUEST : session;
  const leave = useLeave();
  useEffect(() => sessionEvents.markFresh({ isMember: session.state === 'member' }), [session]);
  useExpiryToast(shown);

  const value = useMemo<Session>(
    () => ({
      shown,
      signOut: () => {
        setEnded(session);
        return leave();
      },
    }),
    [shown, session, leave],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** Logs out as well as it can, says so for a second, then goes home; home itself is loaded again. */
function useLeave(): () => Promise<void> {
  const { locale, t } = useLanguage<'errors'>();
  const messages = useVisitorMessages();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useMemo(
    () => async () => {
      sessionEvents.markStale();
      const isOut = await callLogout(locale);
      messages.toast(
        isOut
          ? { tone: 'success', text: t('errors.success.logout'), durationMs: timings.logoutToastMs }
          : { tone: 'error', text: t('errors.unreachable') },
      );
      await new Promise((done) => setTimeout(done, timings.logoutToastMs));
      if (parseLocalePath(pathname).rest === '/') window.location.reload();
      else await navigate(localePath(locale, '/'));
    },
    [locale, t, messages, navigate, pathname],
  );
}

/** False where no one answered: the server could not end the session. */
async function callLogout(locale: Parameters<typeof localePath>[0]): Promise<boolean> {
  try {
    const { sendLogout } = await import('../member/send-logout.ts');
    const result = await sendLogout(locale);
    return result.status || result.code !== null;
  } catch {
    return false;
  }
}

/** Says once in each start of the application that the member's plan has ended. */
function useExpiryToast(session: ShownSession): void {
  const { t } = useLanguage<'errors'>();
  const messages = useVisitorMessages();
  const wasSaid = useRef(false);
  const hasExpired = session.state === 'member' && session.member.hasExpired;
  useEffect(() => {
    if (!hasExpired || wasSaid.current) return;
    wasSaid.current = true;
    messages.toast({
      tone: 'warning',
      text: t('errors.subscriptionExpired'),
      durationMs: timings.expiryToastMs,
    });
  }, [hasExpired, messages, t]);
}
