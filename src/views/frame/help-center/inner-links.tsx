import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { withoutLocale } from '#i18n/locale.ts';
import { isTour } from '#machines/app/tour/tour.rules.ts';
import { useStartTour } from '../tour/use-start-tour.ts';

interface InnerLinksProps {
  /** Takes a link over; false leaves it to be followed. */
  readonly onLink?: (address: string) => boolean;
  readonly children: ReactNode;
}

/** Follows the plain links of articles inside the application, without loading it anew; those to a tour start it. */
export function InnerLinks({ onLink, children }: InnerLinksProps) {
  const navigate = useNavigate();
  const startTour = useStartTour();
  const follow = (address: string): boolean => {
    if (onLink?.(address)) return true;
    const { pathname, search, hash } = new URL(address, location.origin);
    const query = Object.fromEntries(new URLSearchParams(search));
    if (isTour(query['tour'])) void startTour(query['tour']);
    else if (isOfSite(pathname)) return false;
    else
      void navigate({ to: pathname, search: query, hash: hash.slice(1) } as unknown as Parameters<
        typeof navigate
      >[0]); // plain text, see use-address
    return true;
  };
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href') ?? '';
    const isPlain =
      !event.defaultPrevented &&
      event.button === 0 &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.shiftKey &&
      !event.altKey;
    if (isPlain && address.startsWith('/') && follow(address)) event.preventDefault();
  };
  // Pressing Enter on a link is a click, too.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div onClick={onClick}>{children}</div>;
}

/** Pages of the public site are files of their own. */
const isOfSite = (path: string): boolean =>
  !/^\/(apps|dashboard|auth|onboarding)\b/.test(withoutLocale(path));
