/** Whether an id stands anywhere in what a document says. */
export function mentions(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null) return value === id;
  return Object.values(value).some((part) => mentions(part, id));
}
