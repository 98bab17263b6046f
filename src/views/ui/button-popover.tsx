import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { Popover } from './popover.tsx';

interface Opening {
  readonly anchor: RefObject<HTMLSpanElement | null>;
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Closes it and returns the focus to the button. */
  readonly close: () => void;
}

/** The open state of a `ButtonPopover`. */
export function useOpening(): Opening {
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    anchor.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  return { anchor, isOpen, setOpen, close };
}

interface ButtonPopoverProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'iconEnd' | 'disabledReason' | 'loading' | 'children' | 'data-testid'
> {
  readonly role: 'menu' | 'dialog';
  /** Name of the popover; also the button's if it shows only an icon. */
  readonly label: string;
  readonly side: 'start' | 'end';
  readonly opening: Opening;
  readonly content: ReactNode;
}

/** A button that opens a popover. */
export function ButtonPopover(props: ButtonPopoverProps) {
  const { opening, role, label, side, content, children, ...button } = props;
  const { anchor, isOpen, setOpen } = opening;
  const id = useId();
  return (
    <span ref={anchor} className="ui-tooltip-anchor">
      <Button
        {...button}
        label={children === undefined ? label : undefined} // what is to be seen names it
        aria-haspopup={role}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </Button>
      <Popover
        open={isOpen}
        anchor={anchor}
        side={side}
        onClose={() => setOpen(false)}
        id={id}
        role={role}
        label={label}
      >
        {content}
      </Popover>
    </span>
  );
}
