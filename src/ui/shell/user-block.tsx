import type { ReactNode } from 'react';
import { Dropdown } from '../dropdown.tsx';
import { Icon } from '../icon.tsx';
import { chevronDownIcon } from '../icon-paths.ts';

interface UserBlockProps {
  /** The name of the trigger: "Account menu". */
  label: string;
  name: string;
  /** The plan's name, or the words for having none. */
  plan: ReactNode;
  /** The address of the picture; a default one where there is none. */
  avatar: string;
  /** My subscription, my orders, logout. */
  children: ReactNode;
}

/** Picture, name and plan of the member; opens the member's menu. */
export function UserBlock({ label, name, plan, avatar, children }: UserBlockProps) {
  return (
    <Dropdown
      label={`${label}: ${name}`}
      align="start"
      triggerClassName="flex items-center gap-3 rounded-8 p-2 hover:bg-sunken"
      trigger={
        <>
          <img
            src={avatar}
            alt=""
            width="40"
            height="40"
            className="size-(--avatar-size) rounded-full bg-sunken object-cover"
          />
          <span className="grid min-w-0 grow text-left">
            <span className="truncate text-14 font-medium text-main">{name}</span>
            <span className="truncate text-12 text-ink-3">{plan}</span>
          </span>
          <Icon of={chevronDownIcon} size={16} className="text-ink-3" />
        </>
      }
    >
      {children}
    </Dropdown>
  );
}
