import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../ui/dialog.tsx';
import type { Hotkey } from '../ui/hotkey.messages.ts';
import { ShortcutList } from '../ui/shortcut-list.tsx';

interface ShortcutsDialogProps {
  readonly keys: readonly Hotkey[];
  readonly onClose: () => void;
}

/** The keyboard shortcuts of the page below it. */
export function ShortcutsDialog({ keys, onClose }: ShortcutsDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open title={t`Keyboard shortcuts on this page`} onClose={onClose} width="27rem">
      <ShortcutList keys={keys} />
    </Dialog>
  );
}
