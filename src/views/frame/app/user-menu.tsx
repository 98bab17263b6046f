import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { MenuList } from '#views/ui/menu-list.tsx';
import { Popover } from '#views/ui/popover.tsx';
import { useDisplayName } from '#views/kit/document/display-name.ts';
import { usePaths } from '#views/navigation/use-paths.ts';

export interface ShellUser {
  readonly name: string;
  readonly email: string;
  /** In the company's words. */
  readonly role?: string | undefined;
}

interface UserMenuProps {
  readonly user: ShellUser;
  readonly items?: readonly MenuItem[] | undefined;
  readonly onSignOut: () => void;
}

/** The signed-in person, their pages, and sign-out. */
export function UserMenu({ user, items = [], onSignOut }: UserMenuProps) {
  const { t } = useLingui();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const lines = useLines(items, onSignOut);
  const done = (): void => {
    setOpen(false);
    // So that a panel opened by an item returns the focus here.
    anchor.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <span ref={anchor} data-tour="account">
      <button
        type="button"
        className="app-avatar"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="ui-hidden">{t`${user.name}'s account`}</span>
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
        <Person user={user} />
        <hr className="ui-menu-line" />
        <MenuList items={lines} onDone={done} />
      </Popover>
    </span>
  );
}

function Person({ user }: Pick<UserMenuProps, 'user'>) {
  const givenName = useDisplayName();
  return (
    <div className="app-user">
      <strong>{user.name}</strong>
      <span>{user.email}</span>
      {user.role !== undefined && <span>{givenName('role', user.role)}</span>}
    </div>
  );
}

function useLines(items: readonly MenuItem[], onSignOut: () => void): readonly MenuItem[] {
  const { t } = useLingui();
  const paths = usePaths();
  return [
    ...items,
    { id: 'profile', label: t`Profile`, icon: 'user', to: paths.to('/apps/settings/profile') },
    { id: 'help', label: t`Help centre`, icon: 'help', to: paths.to('/apps/help-center') },
    { kind: 'line', id: 'line' },
    { id: 'sign-out', label: t`Sign out`, icon: 'logout', onSelect: onSignOut },
  ];
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}
