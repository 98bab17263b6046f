import { deviceOf } from '#model/values/device.ts';

/** What a window tells of its browser. */
interface BrowserSigns {
  readonly userAgent: string;
  readonly touchPoints: number;
  /** It runs as an application of the device. */
  readonly isStandalone: boolean;
}

/** How a browser goes about what no standard settles. */
interface BrowserWays {
  /** Where its menus install an application; null where it asks by itself, where it cannot, or where that is done. */
  readonly howToInstall: 'homeScreen' | 'dock' | 'firefoxMenu' | null;
  /** The page has the window to itself: a file or a picture that opened in it would leave no way back. */
  readonly isBare: boolean;
  /** It deletes what a site keeps after seven days without a visit. https://webkit.org/tracking-prevention/ */
  readonly wipesUnvisited: boolean;
}

export function signsOf(window: Pick<Window, 'matchMedia' | 'navigator'>): BrowserSigns {
  const { userAgent, maxTouchPoints, standalone } = window.navigator as Navigator & { standalone?: boolean }; // Apple's own word
  const isStandalone = standalone === true || window.matchMedia('(display-mode: standalone)').matches;
  return { userAgent, touchPoints: maxTouchPoints, isStandalone };
}

export function waysOf({ userAgent, touchPoints, isStandalone }: BrowserSigns): BrowserWays {
  const { browser, system } = deviceOf(userAgent);
  // An iPad calls itself a Mac; no Mac has a touch screen.
  const isAppleHandheld = system === 'iPhone' || system === 'iPad' || (system === 'macOS' && touchPoints > 1);
  const isSafariOnMac = !isAppleHandheld && system === 'macOS' && browser === 'Safari';
  const howToInstall = (): BrowserWays['howToInstall'] => {
    if (isStandalone) return null;
    if (isAppleHandheld) return 'homeScreen';
    if (isSafariOnMac) return 'dock';
    return system === 'Android' && browser === 'Firefox' ? 'firefoxMenu' : null;
  };
  return {
    howToInstall: howToInstall(),
    isBare: isAppleHandheld && isStandalone,
    wipesUnvisited: (isAppleHandheld || isSafariOnMac) && !isStandalone,
  };
}
