import { Sidebar } from 'primereact/sidebar';
import { useRef, type ReactNode } from 'react';
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

/** A modal panel at the end of the screen, for details next to a list. Focus is trapped and returns. */
export function SidePanel(props: SidePanelProps) {
  const { open, title, onClose, actions, width, clear = false, children } = props;
  const { t } = useLingui();
  const depth = useDepthWithin();
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
            <ModalDepth value={depth}>{children}</ModalDepth>
          </EscapeFirst>
        </div>
        {actions && <div className="ui-side-actions">{actions}</div>}
      </Sidebar>
    </Prime>
  );
}
