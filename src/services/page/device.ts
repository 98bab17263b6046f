/** Below this width the navigation covers the page. */
const NARROW = '(max-width: 1278.98px)';

type DeviceWindow = Pick<Window, 'matchMedia'> & { readonly navigator: object };

/** Whether this is a phone or a tablet. */
export function isMobileDevice(window: DeviceWindow): boolean {
  // Only Chromium has this property so far.
  const { userAgentData } = window.navigator as { userAgentData?: { readonly mobile?: boolean } };
  return userAgentData?.mobile === true || window.matchMedia('(pointer: coarse) and (hover: none)').matches;
}

/**
 * Reports whether the window is too narrow for a navigation beside the page: immediately if it is, then on every
 * change.
 */
export function hearWidth(window: Pick<Window, 'matchMedia'>, heard: (narrow: boolean) => void): void {
  const query = window.matchMedia(NARROW);
  if (query.matches) heard(true);
  query.addEventListener('change', ({ matches }) => heard(matches));
}
