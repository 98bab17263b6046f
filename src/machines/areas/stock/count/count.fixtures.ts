import type { CountRow, CountScope } from '#model/areas/stock/count/count.facts.ts';
import { standingOf } from '#model/areas/stock/count/count.lines.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

/** A selling company, and the steps of a count in it. */
export class CountWorld extends SalesWorld {
  /** Plans and starts a count of bins, by default of the first; returns its id. */
  counting(scope?: CountScope, over: object = {}): string {
    const id = this.base.id();
    const bins = [this.base.bins[0] ?? ''];
    const plan = { warehouse: this.base.warehouse, scope: scope ?? { by: 'bins', bins }, ...over };
    this.act('count', id, 'create', plan);
    this.act('count', id, 'start');
    return id;
  }

  entry(product: string, quantity: number, location = this.base.bins[0] ?? '', over: object = {}): object {
    return { id: this.base.id(), location, product, quantity, ...over };
  }

  found(count: string, product: string, quantity: number, location?: string, over: object = {}): void {
    this.act('count', count, 'count', { entries: [this.entry(product, quantity, location, over)] });
  }

  /** From counted to posted: every difference is explained. */
  settled(count: string): void {
    this.act('count', count, 'submit');
    const lines = (this.count(count)?.lines ?? [])
      .filter((line) => (standingOf(this.base.view, line)?.variance ?? 0) !== 0)
      .map(({ id }) => id);
    if (lines.length > 0) this.act('count', count, 'explain', { lines, reason: 'miscounted' });
    this.act('count', count, 'review');
    this.act('count', count, 'post');
  }

  count = (id: string): CountRow | undefined => this.base.row('count', id);

  /** Expected and difference of the lines, thousandths. */
  standing(count: string): { expected: number; variance: number }[] {
    return (this.count(count)?.lines ?? []).flatMap((line) => {
      const standing = standingOf(this.base.view, line);
      return standing ? [{ expected: standing.expected, variance: standing.variance }] : [];
    });
  }

  /** Lets so many minutes pass. */
  later(minutes: number): string {
    const { base } = this;
    base.now = new Date(Date.parse(base.now) + minutes * 60_000).toISOString();
    return base.now;
  }
}
