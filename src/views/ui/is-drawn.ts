/** Whether an element stands on the page with a size of its own, and is not hidden. */
export function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.isConnected && width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
}
