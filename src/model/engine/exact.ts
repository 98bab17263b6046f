/** Whether every figure in plain data is one that a number holds exactly. [EN27] */
export function isExact(data: unknown): boolean {
  if (typeof data === 'number') return Math.abs(data) <= Number.MAX_SAFE_INTEGER;
  if (typeof data !== 'object' || data === null) return true;
  for (const key in data) if (!isExact((data as Readonly<Record<string, unknown>>)[key])) return false;
  return true;
}
