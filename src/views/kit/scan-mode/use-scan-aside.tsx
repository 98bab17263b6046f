import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DocumentRow } from '#model/engine/rows.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useSharedTabs } from '../document-page/document-tabs.tsx';
import type { DocumentWords } from '../document/document-words.ts';
import { Button } from '#views/ui/button.tsx';
import { useHotkeys } from '#views/ui/use-hotkeys.ts';
import { ScanAside } from './scan-aside.tsx';

interface AsideOptions {
  readonly words: DocumentWords;
  readonly row: DocumentRow;
  readonly title: string;
  /** The documents it belongs to, where there are any. */
  readonly related?: ReactNode;
}

interface Aside {
  /** What is scanned or typed there is no work. [SCN2] */
  readonly isOpen: boolean;
  readonly button: ReactNode;
  /** The panel while open, and the dialog that asks before leaving during uploads; render it once. */
  readonly surfaces: ReactNode;
}

/** The panel next to the work; the address says whether it is open, and at which tab. */
export function useScanAside({ words, row, title, related }: AsideOptions): Aside {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useAddress();
  const isOpen = query['tab'] !== undefined;
  // The uploads are held here, so that they continue when the panel is closed.
  const shared = useSharedTabs({ words, row, hasStockEffect: true });
  const own = related === undefined ? [] : [{ id: 'related', label: t`Related`, content: related }];
  const tabs = [...own, ...shared.tabs];
  const open = (): void => setQuery({ tab: tabs[0]?.id });
  const close = (): void => setQuery({ tab: undefined });
  useHotkeys({ 'mod+i': isOpen ? close : open });
  return {
    isOpen,
    button: (
      <Button
        variant="quiet"
        icon="info"
        label={t`Related documents, history, files and comments`}
        data-testid={`${words.kind}-aside`}
        onClick={open}
      />
    ),
    surfaces: (
      <>
        {isOpen && <ScanAside title={title} label={i18n._(words.one)} tabs={tabs} onClose={close} />}
        {shared.dialog}
      </>
    ),
  };
}
