import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '#views/ui/icon.tsx';
import { Kbd } from '#views/ui/kbd.tsx';

/** The search field of the navbar that is a button: it opens the palette. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className="app-palette"
      onClick={onOpen}
      aria-label={t`Search or jump to`}
      aria-keyshortcuts="Control+K"
    >
      <Icon name="search" />
      <span>
        <Trans>Search or jump to…</Trans>
      </span>
      <Kbd>Ctrl K</Kbd>
    </button>
  );
}
