import type { Bench } from './main.ts'; import type { Figure } from './figures.ts'; export async function measureInteract(_: Bench): Promise<Figure[]> { return []; }
