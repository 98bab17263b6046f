import type { ChartShape } from './chart-shape.ts';

/** A short hash of a chart's shape: charts whose marks differ have different states, transitions, guards or actions. */
export function shapeMark(shape: ChartShape): string {
  const text = JSON.stringify(shape);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
