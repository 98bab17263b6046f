/** Resolves when the page is idle, after five seconds at the latest. */
export function untilIdle(): Promise<void> {
  const idle = globalThis.requestIdleCallback ?? ((soon: () => void) => setTimeout(soon, 50));
  return new Promise((resolve) => void idle(() => resolve(), { timeout: 5000 }));
}
