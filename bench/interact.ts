import type { Bench } from './bench.ts';
import type { Figure } from './figures.ts';
export async function measureInteract(_: Bench): Promise<Figure[]> {
  return [];
}
