/** Whether an element is attached, has a size, and is not hidden. */
export function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.isConnected && width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
}
