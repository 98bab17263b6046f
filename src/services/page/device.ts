/** Below this width the navigation lies over the page. */
const NARROW = '(max-width: 1278.98px)';

type DeviceWindow = Pick<Window, 'matchMedia'> & { readonly navigator: object };

/** Whether this is a phone or a tablet. */
export function isMobileDevice(window: DeviceWindow): boolean {
  // Chromium says it; the other engines have no such word yet.
  const { userAgentData } = window.navigator as { userAgentData?: { readonly mobile?: boolean } };
  return userAgentData?.mobile === true || window.matchMedia('(pointer: coarse) and (hover: none)').matches;
}

/** Tells whether the window is too narrow for a navigation beside the page: now, if it is, and whenever that changes. */
export function hearWidth(window: Pick<Window, 'matchMedia'>, heard: (narrow: boolean) => void): void {
  const query = window.matchMedia(NARROW);
  if (query.matches) heard(true);
  query.addEventListener('change', ({ matches }) => heard(matches));
}
