import { Sidebar } from 'primereact/sidebar';
import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from './icon.tsx';

export interface SidePanelProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  readonly width?: string;
  readonly children: ReactNode;
}

/** A modal panel at the end of the screen, for detail beside a list. */
export function SidePanel({ open, title, onClose, actions, width, children }: SidePanelProps) {
  const { t } = useLingui();
  return (
    <Sidebar
      visible={open}
      onHide={onClose}
      position="right"
      role="dialog"
      aria-modal
      aria-label={title}
      className="ui-side"
      {...(width !== undefined && { style: { ['--side-width' as string]: width } })}
      header={<h2 className="ui-side-title">{title}</h2>}
      closeIcon={<Icon name="x" />}
      ariaCloseLabel={t`Close`}
      blockScroll
    >
      <div className="ui-side-body">{children}</div>
      {actions && <div className="ui-side-actions">{actions}</div>}
    </Sidebar>
  );
}
