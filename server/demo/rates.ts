import type { VatRateForm } from '#model/vat-rate/vat-rate.facts.ts';
import type { SeededCompany } from './companies.ts';
import type { TradeModel } from './trade-model.ts';
import type { Staff } from './trading.ts';

interface Founded {
  readonly seeded: SeededCompany;
  readonly model: TradeModel;
  readonly staff: Staff;
  /** The moment of the founding, UTC ISO. */
  readonly at: string;
}

/** Iceland's, which do not come with the product. Source: Lög um virðisaukaskatt 50/1988, article 14. */
const iceland: readonly VatRateForm[] = [
  { country: 'IS', vatClass: 'standard', rate: 2400, from: '2015-01-01', to: null },
  { country: 'IS', vatClass: 'food', rate: 1100, from: '2015-01-01', to: null },
];

/** The rates of the Swedish company's own. */
export function makeRates({ seeded, model, staff, at }: Founded): void {
  if (seeded.company.key !== 'nordlager') return;
  for (const rate of iceland)
    model.must('vatRate', model.id(`vat-rate/${rate.vatClass}`, at), 'create', rate, {
      by: staff.purchasing,
      at,
    });
}
