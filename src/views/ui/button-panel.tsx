import type { ReactNode } from 'react';
import type { ButtonProps } from './button.tsx';
import { ButtonPopover, useOpening } from './button-popover.tsx';
import { FocusWithin } from './focus-within.tsx';
import { useHotkeys } from './use-hotkeys.ts';

export interface ButtonPanelProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'iconEnd' | 'children' | 'data-testid'
> {
  /** Name of the panel; also the button's if it shows only an icon. */
  readonly label: string;
  readonly side?: 'start' | 'end';
  /** A key that opens it from anywhere on the page. */
  readonly hotkey?: string | undefined;
  /** The panel's content; a function receives a callback that closes it. */
  readonly panel: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small panel with controls. Focus moves into it and returns. */
export function ButtonPanel({ side = 'end', hotkey, panel, ...button }: ButtonPanelProps) {
  const opening = useOpening();
  useHotkeys(hotkey === undefined ? {} : { [hotkey]: () => opening.setOpen(true) });
  const content = <FocusedPanel panel={panel} onDone={opening.close} />;
  return <ButtonPopover {...button} opening={opening} role="dialog" side={side} content={content} />;
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
