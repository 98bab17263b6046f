import type { ReactNode } from 'react';
import type { ButtonProps } from './button.tsx';
import { ButtonPopover, useOpening } from './button-popover.tsx';
import type { MenuItem } from './menu-item.ts';
import { MenuList } from './menu-list.tsx';

export interface ButtonMenuProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'iconEnd' | 'disabledReason' | 'loading'
> {
  /** Name of the menu; also the button's if it shows only an icon. */
  readonly label: string;
  readonly children?: ReactNode;
  readonly items: readonly MenuItem[];
  readonly side?: 'start' | 'end';
}

/** A button that opens a menu. Disabled actions stay in it and say why. */
export function ButtonMenu({ children, items, side = 'end', icon, ...button }: ButtonMenuProps) {
  const opening = useOpening();
  return (
    <ButtonPopover
      {...button}
      opening={opening}
      icon={icon ?? (children === undefined ? 'dots' : undefined)}
      role="menu"
      side={side}
      content={<MenuList items={items} onDone={opening.close} />}
    >
      {children}
    </ButtonPopover>
  );
}
