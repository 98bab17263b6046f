import { Sidebar } from 'primereact/sidebar';
import { createContext, use, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLingui } from '@lingui/react/macro';
import { EscapeFirst } from './escape-first.tsx';
import { Icon } from './icon.tsx';
import { ModalDepth, useDepthWithin } from './modal-depth.ts';
import { useModalFocus } from './use-modal-focus.ts';
import { Prime } from './prime.tsx';

export interface SidePanelProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  readonly width?: string;
  /** Does not dim the page, for a panel that changes how the page looks. */
  readonly clear?: boolean;
  readonly children: ReactNode;
}

/** Where the buttons of a panel stand; null while it has none. */
const Bar = createContext<HTMLElement | null>(null);

/** Buttons that stand in the bar of the panel around them, in sight however far its content is scrolled; elsewhere where they are. */
export function InPanelBar({ children }: { readonly children: ReactNode }) {
  const bar = use(Bar);
  return bar ? createPortal(children, bar) : children;
}

/** A modal panel at the end of the screen, for details next to a list. Focus is trapped and returns. */
export function SidePanel(props: SidePanelProps) {
  const { open, title, onClose, actions, width, clear = false, children } = props;
  const { t } = useLingui();
  const depth = useDepthWithin();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const sidebar = useRef<Sidebar>(null);
  useModalFocus(open, () => sidebar.current?.getElement() ?? null);
  return (
    <Prime>
      <Sidebar
        ref={sidebar}
        visible={open}
        onHide={onClose}
        position="right"
        role="dialog"
        aria-modal
        aria-label={title}
        className="ui-side"
        {...(clear && { maskClassName: 'ui-side-clear' })}
        {...(width !== undefined && { style: { ['--side-width' as string]: width } })}
        header={<h2 className="ui-side-title">{title}</h2>}
        closeIcon={<Icon name="x" />}
        ariaCloseLabel={t`Close`}
        blockScroll
      >
        <div className="ui-side-body">
          <EscapeFirst>
            <ModalDepth value={depth}>
              <Bar value={bar}>{children}</Bar>
            </ModalDepth>
          </EscapeFirst>
        </div>
        {actions && <Actions barRef={setBar}>{actions}</Actions>}
      </Sidebar>
    </Prime>
  );
}

interface ActionsProps {
  readonly barRef: (bar: HTMLElement | null) => void;
  readonly children: ReactNode;
}

/** The bar at the foot of the panel, with a place for the buttons of its content. */
const Actions = ({ barRef, children }: ActionsProps) => (
  <div className="ui-side-actions">
    {children}
    <span ref={barRef} className="ui-side-bar" />
  </div>
);
