import type { ExchangeRateForm } from '#model/areas/setup/exchange-rate/exchange-rate.facts.ts';
import type { VatRateForm } from '#model/areas/setup/vat-rate/vat-rate.facts.ts';
import type { Currency } from '#model/values/money.ts';
import type { Agenda } from './agenda.ts';
import type { Calendar } from './calendar.ts';
import type { SeededCompany } from './companies.ts';
import { rateOf } from './masters.ts';
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

interface Weekly extends Omit<Founded, 'at'> {
  readonly agenda: Agenda;
  readonly calendar: Calendar;
}

const followed: readonly Currency[] = ['EUR', 'USD', 'NOK'];
const WEEKS = 52; // of the year since the day after the founding

/** The rates of a year in the Swedish company, every week those of three currencies; the last are of this week. */
export function planRates({ seeded, model, staff, agenda, calendar }: Weekly): void {
  if (seeded.company.key !== 'nordlager') return;
  for (let week = WEEKS - 1; week >= 0; week--)
    for (const [index, currency] of followed.entries())
      agenda.note(calendar.ago(week * 7 + 1, 7 + index / 60), (at) => {
        const on = calendar.day(Date.parse(at));
        const form: ExchangeRateForm = {
          currency,
          on,
          rate: swaying(rateOf('SEK', currency), week + index * 9),
        };
        const id = model.id(`exchange-rate/${currency}/${on}`, at);
        model.must('exchangeRate', id, 'create', form, { by: staff.purchasing, at });
      });
}

/** A rate around its usual one, up to two and a half percent off, in hundredths of a percent of it. */
const swaying = (usual: number, week: number): number =>
  Math.round((usual * (1 + 0.025 * Math.sin(week / 6))) / 100) * 100;
