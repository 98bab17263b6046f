import { PrimeReactProvider } from 'primereact/api';
import type { ReactNode } from 'react';
import { usePrimeWords } from './use-prime-words.ts';
import './theme/theme.css';

// PrimeReact writes its base rules into <style> elements, which the content security policy forbids.
// A container outside the document swallows them; theme.css holds the rules that are needed.
const detached = typeof document === 'undefined' ? undefined : document.createElement('div');

const settings = {
  ripple: false,
  hideOverlaysOnDocumentScrolling: false,
  zIndex: { modal: 2400, overlay: 2450, menu: 2450, tooltip: 2500, toast: 3000 },
  // The typings ask for a shadow root; any parent node will do.
  styleContainer: detached as unknown as ShadowRoot,
};

/** Goes around everything that uses `views/ui`: theme, PrimeReact's settings and words. Belongs below the i18n provider. */
export function UiProvider({ children }: { children: ReactNode }) {
  usePrimeWords();
  return <PrimeReactProvider value={settings}>{children}</PrimeReactProvider>;
}
