import PrimeReact, { PrimeReactContext } from 'primereact/api';
import type { ReactNode } from 'react';
import { usePrimeWords } from './use-prime-words.ts';

// PrimeReact writes its base rules into <style> elements, which the content security policy forbids.
// A container outside the document swallows them; theme.css holds the rules that are needed.
const detached = typeof document === 'undefined' ? undefined : document.createElement('div');

// Otherwise what opens in a dialog is put as far above it as the dialog is above the page: over the toasts.
// The typings take its class for a module.
Reflect.set(PrimeReact, 'autoZIndex', false);

// The first of each kind is one above its number: a dialog is at 2400, what opens in it over that, toasts over all.
const settings = {
  ripple: false,
  hideOverlaysOnDocumentScrolling: false,
  autoZIndex: false,
  zIndex: { modal: 2399, overlay: 2449, menu: 2449, tooltip: 2499, toast: 2999 },
  // The typings ask for a shadow root; any parent node will do.
  styleContainer: detached as unknown as ShadowRoot,
  cssTransition: true,
  ptOptions: { mergeSections: true, mergeProps: true },
};

/** Goes around each piece of PrimeReact: its settings and words. What shows none of them loads none of it: the shell does not. */
export function Prime({ children }: { readonly children: ReactNode }) {
  usePrimeWords();
  return <PrimeReactContext.Provider value={settings}>{children}</PrimeReactContext.Provider>;
}
