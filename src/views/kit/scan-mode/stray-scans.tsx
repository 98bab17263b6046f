import type { RefObject } from 'react';
import { useLingui } from '@lingui/react';
import { isDocumentNumber } from '#model/areas/setup/company/company.numbering.ts';
import { bareCode } from '#model/gs1/read-scan.ts';
import { useModel } from '../document/model-context.tsx';
import { sayAloud, signal } from '#views/ui/signals.ts';
import { useScanner } from '#views/ui/use-scanner.ts';

interface StrayScansProps {
  readonly screen: RefObject<HTMLElement | null>;
  /** Of the open document, which is its number where it has one. */
  readonly title: string;
}

/**
 * Hears what is scanned before the work and after it: nothing is done with it, and what the screen says is read out, such
 * as who has taken it over; the number of another document opens that as on every page. It stands before the work, whose own scanner is in front of it. [SCN10]
 */
export function StrayScans({ screen, title }: StrayScansProps) {
  const { i18n } = useLingui();
  const { view } = useModel().replica;
  const say = (): void => {
    signal('wrong');
    sayAloud(screen.current?.querySelector('.scan-say')?.textContent ?? '', i18n.locale);
  };
  useScanner(say, true, (scanned) => {
    const code = bareCode(scanned);
    return isDocumentNumber(view, code) && code.toLowerCase() !== title.toLowerCase();
  });
  return null;
}
