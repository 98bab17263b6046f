import type { RefObject } from 'react';
import { useLingui } from '@lingui/react';
import { sayAloud, signal } from '#views/ui/signals.ts';
import { useScanner } from '#views/ui/use-scanner.ts';

/**
 * Hears what is scanned before the work and after it: nothing is done with it, and what the screen says is read out, such
 * as who has taken it over. It stands before the work, whose own scanner is in front of it. [SCN10]
 */
export function StrayScans({ screen }: { readonly screen: RefObject<HTMLElement | null> }) {
  const { i18n } = useLingui();
  useScanner(() => {
    signal('wrong');
    sayAloud(screen.current?.querySelector('.scan-say')?.textContent ?? '', i18n.locale);
  });
  return null;
}
