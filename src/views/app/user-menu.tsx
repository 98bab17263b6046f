import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { MenuList } from '#views/ui/menu-list.tsx';
import { Popover } from '#views/ui/popover.tsx';

export interface ShellUser {
  readonly name: string;
  readonly email: string;
  readonly role?: string | undefined;
}

interface UserMenuProps {
  readonly user: ShellUser;
  readonly items?: readonly MenuItem[] | undefined;
  readonly onSignOut: () => void;
}

/** Who is signed in, their pages, and the way out. */
export function UserMenu({ user, items = [], onSignOut }: UserMenuProps) {
  const { t } = useLingui();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const lines: readonly MenuItem[] = [
    ...items,
    ...(items.length > 0 ? [{ kind: 'line', id: 'line' } as const] : []),
    { id: 'sign-out', label: t`Sign out`, icon: 'logout', onSelect: onSignOut },
  ];
  return (
    <span ref={anchor}>
      <button
        type="button"
        className="app-avatar"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="ui-hidden">{t`Account of ${user.name}`}</span>
        <span aria-hidden>{initials(user.name)}</span>
      </button>
      <Popover
        open={open}
        anchor={anchor}
        side="end"
        onClose={() => setOpen(false)}
        role="menu"
        label={t`Account`}
      >
        <div className="app-user">
          <strong>{user.name}</strong>
          <span>{user.email}</span>
          {user.role !== undefined && <span>{user.role}</span>}
        </div>
        <hr className="ui-menu-line" />
        <MenuList items={lines} onDone={() => setOpen(false)} />
      </Popover>
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}
