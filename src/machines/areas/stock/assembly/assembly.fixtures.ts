import type { Verdict } from '#model/engine/envelope.ts';
import type { AssemblyForm, AssemblyRow } from '#model/areas/stock/assembly/assembly.facts.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

type Components = NonNullable<ProductForm['bundle']>['components'];

/** A company that builds chairs of a seat, four legs, and a cushion that a chair may do without. */
export class BuildingWorld {
  readonly sales = new SalesWorld();
  readonly base = this.sales.base;
  readonly warehouse = this.base.warehouse;
  readonly first = this.base.bins[0] ?? '';
  readonly second = this.base.bins[1] ?? '';
  readonly third = this.base.bins[2] ?? '';
  readonly seat: string;
  readonly leg: string;
  readonly cushion: string;
  readonly chair: string;

  constructor(
    of: { chair?: Partial<ProductForm>; seat?: Partial<ProductForm>; leg?: Partial<ProductForm> } = {},
  ) {
    const { base, third } = this;
    this.seat = activeProduct(base, { sku: 'SEAT', ...of.seat });
    this.leg = activeProduct(base, { sku: 'LEG', ...of.leg });
    this.cushion = activeProduct(base, { sku: 'CUSHION' });
    const bins = [{ location: third, min: 0, max: 0 }];
    this.chair = this.bundle(
      [
        { product: this.seat, quantity: 1_000, optional: false },
        { product: this.leg, quantity: 4_000, optional: false },
        { product: this.cushion, quantity: 1_000, optional: true },
      ],
      { sku: 'CHAIR', bins, ...of.chair },
    );
  }

  /** An assembled bundle in use, which costs 1.50 to build. */
  bundle(components: Components, over: Partial<ProductForm> = {}): string {
    const bundle = { mode: 'assembled', components, pricing: 'own', less: 0, buildCost: 1_5000 } as const;
    return activeProduct(this.base, { kind: 'bundle', bundle, ...over });
  }

  /** Parts of so many chairs: seats at 10.01 and legs at 2.00 in the first bin. */
  stocked(chairs: number): this {
    this.sales.stock(this.seat, this.first, chairs * 1_000, 10_0100);
    this.sales.stock(this.leg, this.first, chairs * 4_000, 2_0000);
    return this;
  }

  form(over: Partial<AssemblyForm> = {}): object {
    return { product: this.chair, quantity: 2_000, warehouse: this.warehouse, ...over };
  }

  draft(over: Partial<AssemblyForm> = {}): string {
    const id = this.base.id();
    this.must(id, 'create', this.form(over));
    return id;
  }

  released(over: Partial<AssemblyForm> = {}): string {
    const id = this.draft(over);
    this.must(id, 'release');
    return id;
  }

  do(id: string, type: string, data: object = {}): Verdict {
    return this.base.do('assembly', id, type, data);
  }

  must(id: string, type: string, data: object = {}): void {
    this.sales.act('assembly', id, type, data);
  }

  refusal(id: string, type: string, data: object = {}) {
    return this.sales.refused('assembly', id, type, data);
  }

  row(id: string): AssemblyRow {
    const row = this.base.row('assembly', id);
    if (!row) throw new Error(`no assembly ${id}`);
    return row;
  }

  lineOf(id: string, product: string): string {
    return this.row(id).lines.find((line) => line.product === product)?.id ?? '';
  }

  onHand(product: string, location: string, lot?: string): number {
    return this.base.row('balance', placeKey(product, location, lot))?.onHand ?? 0;
  }

  value(product: string): number {
    return this.base.row('valuation', product)?.value ?? 0;
  }

  /** What all stock of the company is worth, minor units. */
  worth(): number {
    return [this.seat, this.leg, this.cushion, this.chair].reduce((sum, id) => sum + this.value(id), 0);
  }
}
