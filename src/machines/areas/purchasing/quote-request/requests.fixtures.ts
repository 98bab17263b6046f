import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import {
  answerFixture,
  answerLineFixture,
  askedLineFixture,
  quoteRequestFixture,
} from '#model/areas/purchasing/quote-request/quote-request.fixtures.ts';
import type {
  AnswerLine,
  QuoteRequestForm,
  SupplierAnswer,
} from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';

/** A company in SEK on 4 May 2026 that asks two suppliers, one of them in EUR at 11.25, for 100 bolts and 10 nuts. */
export class RequestWorld {
  readonly base = companyWorld();
  readonly bolt: string;
  readonly nut: string;
  readonly near: string;
  readonly far: string;
  readonly boltLine = this.base.id();
  readonly nutLine = this.base.id();

  constructor(bolt: Partial<ProductForm> = {}) {
    const { base } = this;
    this.bolt = activeProduct(base, { sku: 'BOLT', ...bolt });
    this.nut = activeProduct(base, { sku: 'NUT' });
    this.near = this.supplier({ number: 'S-1', name: 'Near AB' });
    this.far = this.supplier({ number: 'S-2', name: 'Far GmbH', currency: 'EUR' });
    const rate = { currency: 'EUR', on: '2026-05-01', rate: 11_250_000 };
    base.must('exchangeRate', base.id(), 'create', rate);
  }

  supplier(over: Parameters<typeof supplierFixture>[0]): string {
    const id = this.base.id();
    this.base.must('supplier', id, 'create', supplierFixture(over));
    return id;
  }

  form(over: Partial<QuoteRequestForm> = {}): QuoteRequestForm {
    const { base, near, far, bolt, nut, boltLine, nutLine } = this;
    const lines = [
      askedLineFixture({ id: boltLine, product: bolt }),
      askedLineFixture({ id: nutLine, product: nut, quantity: 10_000 }),
    ];
    return quoteRequestFixture({ warehouse: base.warehouse, suppliers: [near, far], lines, ...over });
  }

  draft(over: Partial<QuoteRequestForm> = {}): string {
    const id = this.base.id();
    this.base.must('quoteRequest', id, 'create', this.form(over));
    return id;
  }

  sent(over: Partial<QuoteRequestForm> = {}): string {
    const id = this.draft(over);
    this.base.must('quoteRequest', id, 'send');
    return id;
  }

  /** A price for the bolts, and whatever else matters to the test. */
  bolts(over: Partial<AnswerLine> = {}): AnswerLine {
    return answerLineFixture({ line: this.boltLine, ...over });
  }

  nuts(over: Partial<AnswerLine> = {}): AnswerLine {
    return answerLineFixture({ line: this.nutLine, price: 2_0000, ...over });
  }

  answer(id: string, supplier: string, over: Partial<SupplierAnswer> = {}): void {
    const lines = [this.bolts(), this.nuts()];
    this.base.must('quoteRequest', id, 'answer', answerFixture({ supplier, lines, ...over }));
  }

  row(id: string) {
    const row = this.base.row('quoteRequest', id);
    if (!row) throw new Error(`no request ${id}`);
    return row;
  }

  /** Why a command is refused, by its code and its fields; null: it is accepted. */
  why(id: string, type: string, data: object = {}) {
    const verdict = this.base.do('quoteRequest', id, type, data);
    return verdict.accepted ? null : verdict.refusal;
  }
}
