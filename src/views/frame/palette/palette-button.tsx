import { useLingui } from '@lingui/react/macro';
import { Icon } from '#views/ui/icon.tsx';
import { Keys } from '#views/ui/shortcut-list.tsx';

interface PaletteButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** Looks like the search field it opens; an icon on a phone. */
export function PaletteButton({ isOpen, onOpen }: PaletteButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className="app-palette"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K"
      data-testid="open-palette"
      onClick={onOpen}
    >
      <Icon name="search" />
      <span>{t`Search and go`}</span>
      <span className="app-palette-keys" aria-hidden>
        <Keys combination="mod+k" />
      </span>
    </button>
  );
}
