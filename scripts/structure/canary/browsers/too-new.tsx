// Each of these is lacking in one of the oldest browsers.
navigator.vibrate(1);
const { requestIdleCallback: idle } = globalThis;
document.startViewTransition(() => idle(() => {}));
const { userAgentData } = window.navigator as { userAgentData?: unknown };
const parsed = URL.parse('/', location.href);
addEventListener('beforeinstallprompt', () => {});
export const box = <textarea autoCorrect="off" />;

// These are not: the program's own members, and what all of them have.
const own = { vibrate: () => {}, share: 1, lines: [2, 1].toSorted() };
own.vibrate();
export const all = [
  own.share,
  own.lines,
  userAgentData,
  parsed,
  AbortSignal.any([]),
  new Set([1]).difference(new Set()),
];
