import { lazy, Suspense } from 'react';
import { useSession } from './session-context.ts';

const loadMenu = async () => (await import('../member/member-menu.tsx')).MemberMenu;

/** The server has the member in its first byte; the browser loads the code behind him for members only. */
const MemberMenu = import.meta.env.SSR ? await loadMenu() : lazy(async () => ({ default: await loadMenu() }));

/** The block of the member above the menu; nothing for a guest. */
export function MemberBlock() {
  const { shown } = useSession();
  if (shown.state !== 'member') return null;
  return (
    <div className="mb-3 min-h-14 border-b border-line pb-3">
      <Suspense fallback={null}>
        <MemberMenu member={shown.member} />
      </Suspense>
    </div>
  );
}
