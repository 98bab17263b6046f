import { useId, useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { FocusWithin } from './focus-within.tsx';
import { Popover } from './popover.tsx';
import { useHotkeys } from './use-hotkeys.ts';

export interface ButtonPanelProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'iconEnd' | 'children' | 'data-testid'
> {
  /** Name of the panel; also the button's when it shows an icon alone. */
  readonly label: string;
  readonly side?: 'start' | 'end';
  /** A key that opens it from anywhere on the page. */
  readonly hotkey?: string | undefined;
  /** What it opens; a function is told how to close it. */
  readonly panel: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small surface with controls. Focus goes into it and comes back. */
export function ButtonPanel({ label, side = 'end', hotkey, panel, children, ...button }: ButtonPanelProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  useHotkeys(hotkey === undefined ? {} : { [hotkey]: () => setOpen(true) });
  const close = () => {
    setOpen(false);
    anchor.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <span ref={anchor} className="ui-tooltip-anchor">
      <Button
        {...button}
        label={label}
        aria-haspopup="dialog"
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
        role="dialog"
        label={label}
      >
        <FocusedPanel panel={panel} onDone={close} />
      </Popover>
    </span>
  );
}

interface FocusedPanelProps extends Pick<ButtonPanelProps, 'panel'> {
  readonly onDone: () => void;
}

function FocusedPanel({ panel, onDone }: FocusedPanelProps) {
  return (
    <FocusWithin>
      <div className="ui-popover-panel">{typeof panel === 'function' ? panel(onDone) : panel}</div>
    </FocusWithin>
  );
}
