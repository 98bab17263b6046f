import { useId, useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import type { MenuItem } from './menu-item.ts';
import { MenuList } from './menu-list.tsx';
import { Popover } from './popover.tsx';

export interface ButtonMenuProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'iconEnd' | 'disabledReason' | 'loading'
> {
  /** Name of the menu; also the button's when it shows an icon alone. */
  readonly label: string;
  readonly children?: ReactNode;
  readonly items: readonly MenuItem[];
  readonly side?: 'start' | 'end';
}

/** A button that opens a menu. Disabled actions stay in it and say why. */
export function ButtonMenu({ label, children, items, side = 'end', icon, ...button }: ButtonMenuProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    anchor.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <span ref={anchor} className="ui-tooltip-anchor">
      <Button
        {...button}
        icon={icon ?? (children === undefined ? 'dots' : undefined)}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {children}
      </Button>
      <Popover
        open={open}
        anchor={anchor}
        side={side}
        onClose={() => setOpen(false)}
        id={id}
        role="menu"
        label={label}
      >
        <MenuList items={items} onDone={close} />
      </Popover>
    </span>
  );
}
