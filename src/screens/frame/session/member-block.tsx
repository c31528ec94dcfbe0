import { lazy, Suspense } from 'react';
import { firstByte } from '../first-byte.ts';
import { useSession } from './session-context.ts';

const LoadedMenu = lazy(async () => ({ default: (await import('../member/member-menu.tsx')).MemberMenu }));

/** The block of the member above the menu, whose code only members load; nothing for a guest. */
export function MemberBlock() {
  const { shown } = useSession();
  if (shown.state !== 'member') return null;
  const MemberMenu = firstByte.MemberMenu ?? LoadedMenu;
  return (
    <div className="mb-3 min-h-14 border-b border-line pb-3">
      <Suspense fallback={null}>
        <MemberMenu member={shown.member} />
      </Suspense>
    </div>
  );
}
