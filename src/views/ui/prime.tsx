import PrimeReact, { PrimeReactContext } from 'primereact/api';
import type { ReactNode } from 'react';
import { usePrimeWords } from './use-prime-words.ts';

// PrimeReact writes its base rules into <style> elements, which the content security policy forbids. A container
// outside the document swallows them; theme.css contains the rules that are needed.
const detached = typeof document === 'undefined' ? undefined : document.createElement('div');

// Otherwise overlays opened in a dialog get the dialog's z-index added to their own and cover the toasts. The typings
// take its class for a module.
Reflect.set(PrimeReact, 'autoZIndex', false);

// The first of each kind is one above its number: dialogs at 2400, their overlays above that, toasts above everything.
const settings = {
  ripple: false,
  hideOverlaysOnDocumentScrolling: false,
  autoZIndex: false,
  zIndex: { modal: 2399, overlay: 2449, menu: 2449, tooltip: 2499, toast: 2999 },
  // The typings ask for a shadow root; any parent node works.
  styleContainer: detached as unknown as ShadowRoot,
  cssTransition: true,
  ptOptions: { mergeSections: true, mergeProps: true },
};

/** Wraps each PrimeReact component with settings and texts. Code without them, such as the shell, loads none of it. */
export function Prime({ children }: { readonly children: ReactNode }) {
  usePrimeWords();
  return <PrimeReactContext.Provider value={settings}>{children}</PrimeReactContext.Provider>;
}
