import { Dialog as PrimeDialog } from 'primereact/dialog';
import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { EscapeFirst } from './escape-first.tsx';
import { focusFirstField } from './focus-within.tsx';
import { Icon } from './icon.tsx';
import { ModalDepth, useDepthWithin } from './modal-depth.ts';
import { Prime } from './prime.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useFormKeys } from './use-form-keys.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  /** What its main button does: Ctrl+Enter. */
  readonly onSave?: (() => void) | undefined;
  /** Maximum width, for instance `43.75rem` (700 px). */
  readonly width?: string;
  /** Whether a press outside closes it. */
  readonly dismissable?: boolean;
  readonly children: ReactNode;
}

/** A modal question or form: its first field takes the focus, which is trapped and returns; Escape closes. */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, actions, width, dismissable = true, children } = props;
  const { t } = useLingui();
  useFormKeys({ save: props.onSave }, open);
  useFocusReturn(open);
  const depth = useDepthWithin();
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
        <EscapeFirst>
          <ModalDepth value={depth}>
            <div ref={focusFirstField}>{children}</div>
          </ModalDepth>
        </EscapeFirst>
      </PrimeDialog>
    </Prime>
  );
}
