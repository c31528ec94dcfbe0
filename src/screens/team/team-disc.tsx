import { KitDisc } from '#ui/kit-disc.tsx';
import { teamKit } from './team-kit.ts';

interface TeamDiscProps {
  team: { readonly id: string; readonly name: string };
  size?: 12 | 14 | 16 | 20 | 24;
  className?: string;
}

/** The disc of a club's colours, which stands before its name wherever a match is told. */
export function TeamDisc({ team, size, className }: TeamDiscProps) {
  return <KitDisc kit={teamKit(team)} size={size} className={className} />;
}
