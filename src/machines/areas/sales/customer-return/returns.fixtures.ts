import type {
  CustomerReturnRow,
  Grade,
  Graded,
  ReturnLineForm,
} from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { formLine } from '#model/areas/sales/customer-return/customer-return.lines.ts';
import { SalesWorld } from '../sales-order/sales.fixtures.ts';

/** A company that sells, and whose customers send goods back; checked after each step. */
export class ReturnsWorld extends SalesWorld {
  get quarantine(): string {
    return this.base.row('warehouse', this.base.warehouse)?.quarantine ?? '';
  }

  /** Bolts in the first bin at 5.00 each, sold and shipped; returns the order, its line and the shipment. */
  sold(quantity: number, over = {}): { order: string; line: string; shipment: string } {
    this.stock(this.bolt, this.base.bins[0] ?? '', quantity);
    const { order, lines } = this.confirmed([{ product: this.bolt, quantity, ...over }]);
    return { order, line: lines[0] ?? '', shipment: this.shipped(order) };
  }

  /** A draft of a return from an order, or from one shipment of it. */
  begun(order: string, shipment: string | null = null): string {
    const id = this.base.id();
    const { customer, base } = this;
    this.act('customerReturn', id, 'create', { customer, warehouse: base.warehouse, order, shipment });
    return id;
  }

  row(id: string): CustomerReturnRow {
    const row = this.base.row('customerReturn', id);
    if (!row) throw new Error('no such return');
    return row;
  }

  /** The form of a return with changes to its first line. */
  form(id: string, over: Partial<ReturnLineForm>): object {
    const { warehouse, theirReference, notes, lines } = this.row(id);
    const changed = lines.map((line, index) => ({ ...formLine(line), ...(index === 0 ? over : {}) }));
    return { warehouse, theirReference, notes, lines: changed };
  }

  /** A return of so much of an order's first line, approved. */
  approved(order: string, quantity: number, over: Partial<ReturnLineForm> = {}): string {
    const id = this.begun(order);
    this.act('customerReturn', id, 'update', this.form(id, { quantity, reason: 'quality', ...over }));
    this.act('customerReturn', id, 'approve');
    return id;
  }

  firstLine(id: string): string {
    return this.row(id).lines[0]?.id ?? '';
  }

  receive(id: string, quantity: number): void {
    this.act('customerReturn', id, 'receive', { lines: [{ line: this.firstLine(id), quantity }] });
  }

  part(grade: Grade, quantity: number, over: Partial<Graded> = {}): Graded {
    return { id: this.base.id(), grade, quantity, location: null, note: '', photo: null, ...over };
  }

  grade(id: string, ...grades: readonly Graded[]): void {
    this.act('customerReturn', id, 'grade', { lines: [{ line: this.firstLine(id), grades }] });
  }

  /** A return of so much, received and graded as one, and posted. */
  posted(order: string, quantity: number, grade: Grade, over: Partial<ReturnLineForm> = {}): string {
    const id = this.approved(order, quantity, over);
    this.receive(id, quantity);
    this.grade(id, this.part(grade, quantity));
    this.act('customerReturn', id, 'post');
    return id;
  }

  returned(order: string): number {
    return this.base.row('salesOrder', order)?.lines[0]?.returned ?? 0;
  }

  /** A return's command that is refused: why, and at which fields. */
  why(id: string, type: string, data: unknown = {}): object {
    const refusal = this.refused('customerReturn', id, type, data);
    return { code: refusal?.code, fields: Object.keys(refusal?.fields ?? {}) };
  }
}
