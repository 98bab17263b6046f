import { companyWorld } from '#machines/company.fixtures.ts';
import { rateHolding } from '#model/areas/setup/exchange-rate/exchange-rates.ts';
import { typed } from '#model/engine/reader.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import { recordOffers } from '../model/offers.ts';
import {
  exchangeRateRows,
  exchangeRates,
  exchangeRateStart,
  type ExchangeRateObserved,
} from '../spec/exchange-rate.rows.ts';

/** The rate of a day, with one of an earlier day. */
export const documentCase = defineCase<ExchangeRateObserved>(() => {
  const base = companyWorld();
  const [subject, before] = [base.id(), base.id()];
  const on = '2026-05-04';
  const form = (over: object) => ({ currency: 'EUR', on, rate: exchangeRates.entered, ...over });
  base.must('exchangeRate', before, 'create', form({ on: '2026-04-27', rate: exchangeRates.before }));
  const malformed = form({ rate: 0 });
  return {
    kind: 'exchangeRate',
    rows: exchangeRateRows,
    starts: exchangeRateStart,
    bounds: 'One rate of an earlier day; the form as fitting or not.',
    worlds: { 'after an earlier day': worldOf(base, subject) },
    figures: ({ view }) => ({ rate: rateHolding(typed(view), 'EUR', on)?.rate ?? null }),
    offers: () =>
      recordOffers({
        create: {
          fitting: form({}),
          malformed,
          unfit: {
            taken: form({ on: '2026-04-27' }),
            "in the company's own currency": form({ currency: 'SEK' }),
          },
        },
        update: {
          fitting: form({ rate: exchangeRates.corrected }),
          malformed,
          unfit: {
            'of another day': form({ on: '2026-05-05' }),
            'of another currency': form({ currency: 'NOK' }),
          },
        },
        archive: {},
      }),
  };
});
