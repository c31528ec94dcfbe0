import { createContext, use } from 'react';
import type { ShownKits } from '#terms/kits.ts';
import { KitDisc } from '#ui/kit-disc.tsx';
import { teamKit } from './team-kit.ts';

interface TeamDiscProps {
  team: { readonly id: string; readonly name: string };
  size?: 12 | 14 | 16 | 20 | 24;
  className?: string;
}

const Context = createContext<ShownKits>({});

/** Tells every disc of a page the kits of its teams, which the server has found (`page-kits.server.ts`); a team without one has its letter. */
export const KitsProvider = Context;

/** The disc of a club's colours, which stands before its name wherever a match is named. */
export function TeamDisc({ team, size, className }: TeamDiscProps) {
  return <KitDisc kit={teamKit(team, use(Context))} size={size} className={className} />;
}
