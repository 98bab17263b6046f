import { Dialog as PrimeDialog } from 'primereact/dialog';
import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { EscapeFirst } from './escape-first.tsx';
import { Icon } from './icon.tsx';
import { Prime } from './prime.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  /** Maximum width, for instance `43.75rem` (700 px). */
  readonly width?: string;
  /** Whether a press outside closes it. */
  readonly dismissable?: boolean;
  readonly children: ReactNode;
}

/** A modal question or form: focus is trapped and returns, Escape closes. */
export function Dialog({ open, title, onClose, actions, width, dismissable = true, children }: DialogProps) {
  const { t } = useLingui();
  return (
    <Prime>
      <PrimeDialog
        visible={open}
        onHide={onClose}
        header={title}
        footer={actions === undefined ? undefined : <div className="ui-dialog-actions">{actions}</div>}
        className="ui-dialog"
        {...(width !== undefined && { style: { ['--dialog-width' as string]: width } })}
        modal
        blockScroll
        dismissableMask={dismissable}
        draggable={false}
        resizable={false}
        closeIcon={<Icon name="x" />}
        ariaCloseIconLabel={t`Close`}
        transitionOptions={{ timeout: 170 }}
      >
        <EscapeFirst>{children}</EscapeFirst>
      </PrimeDialog>
    </Prime>
  );
}
