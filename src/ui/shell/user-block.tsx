import type { ReactNode } from 'react';
import { Avatar } from '../avatar.tsx';
import { Dropdown } from '../dropdown.tsx';
import { Icon } from '../icon.tsx';
import { chevronDownIcon } from './shell-icon-paths.ts';

interface UserBlockProps {
  /** What the trigger opens, said before the name: "Account menu". */
  label: string;
  name: string;
  /** The plan's name, or the words for having none. */
  plan: ReactNode;
  /** The address of the picture, or null. */
  avatar: string | null;
  /** My subscription, my orders, logout. */
  children: ReactNode;
}

/** Picture, name and plan of the member; opens the member's menu. */
export function UserBlock({ label, name, plan, avatar, children }: UserBlockProps) {
  return (
    <Dropdown
      align="start"
      triggerClassName="flex items-center gap-3 rounded-8 p-2 hover:bg-sunken"
      trigger={
        <>
          <span className="sr-only">{label}</span>
          <Avatar src={avatar} />
          <span className="grid min-w-0 grow text-left">
            <span className="truncate text-14 font-medium text-main">{name}</span>
            <span className="truncate text-12 text-ink-3">{plan}</span>
          </span>
          <Icon drawing={chevronDownIcon} size={16} className="text-ink-3" />
        </>
      }
    >
      {children}
    </Dropdown>
  );
}
