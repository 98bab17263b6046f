import { deviceOf } from '#model/values/device.ts';

/** What a window reveals about its browser. */
interface BrowserSigns {
  readonly userAgent: string;
  readonly touchPoints: number;
  /** It runs as an installed application. */
  readonly isStandalone: boolean;
}

/** Browser behaviour that no standard defines. */
interface BrowserWays {
  /** Where its menus install an application; null if it asks by itself, cannot, or has already installed it. */
  readonly howToInstall: 'homeScreen' | 'dock' | 'firefoxMenu' | null;
  /** The page has no browser controls: a file or picture opened in its window would leave no way back. */
  readonly isBare: boolean;
  /** It deletes a site's data after seven days without a visit. https://webkit.org/tracking-prevention/ */
  readonly wipesUnvisited: boolean;
}

export function signsOf(window: Pick<Window, 'matchMedia' | 'navigator'>): BrowserSigns {
  const { userAgent, maxTouchPoints, standalone } = window.navigator as Navigator & { standalone?: boolean }; // Apple's own
  const isStandalone = standalone === true || window.matchMedia('(display-mode: standalone)').matches;
  return { userAgent, touchPoints: maxTouchPoints, isStandalone };
}

export function waysOf({ userAgent, touchPoints, isStandalone }: BrowserSigns): BrowserWays {
  const { browser, system } = deviceOf(userAgent);
  // An iPad identifies as a Mac; no Mac has a touch screen.
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
