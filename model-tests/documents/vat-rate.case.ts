import { companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf } from '../model/engine-world.ts';
import { offer, recordOffers, unfit } from '../model/offers.ts';
import { vatRateRows, vatRateStart, type VatRateObserved } from '../spec/vat-rate.rows.ts';

const form = (over: object) => ({
  country: 'SE',
  vatClass: 'food',
  rate: 700,
  from: '2098-01-01',
  to: '2098-12-31',
  ...over,
});
const AFTER = '2099-01-01';

/** A rate of a year in the far future, after another one of its class, or between two of them. */
function rateWorld(isBetween: boolean) {
  const base = companyWorld();
  const [subject, before, after] = [base.id(), base.id(), base.id()];
  base.must('vatRate', before, 'create', form({ from: '2097-01-01', to: '2097-12-31' }));
  // The gap between the two is allowed to the subject alone, so the one after it comes first.
  if (isBetween) base.must('vatRate', subject, 'create', form({}));
  if (isBetween) base.must('vatRate', after, 'create', form({ from: AFTER, to: null }));
  return worldOf(base, subject);
}

export const documentCase = defineCase<VatRateObserved>(() => {
  const unfitting = {
    overlapping: form({ from: '2097-12-31' }),
    'with a gap': form({ from: '2098-01-02' }),
    'ending before it begins': form({ to: '2097-12-31' }),
  };
  const malformed = form({ rate: 10_001 });
  return {
    kind: 'vatRate',
    rows: vatRateRows,
    starts: vatRateStart,
    bounds:
      'Others of its class that end the day before it, and begin the day after; the form as fitting or not.',
    worlds: { 'after another one': rateWorld(false), 'between two': rateWorld(true) },
    figures: ({ view }) => ({
      between: typed(view)
        .by('vatRate', 'inForce', 'SE')
        .some(({ from }) => from === AFTER),
    }),
    offers: () => [
      ...recordOffers({
        create: { fitting: form({}), malformed, unfit: unfitting },
        update: {
          fitting: form({ rate: 800 }),
          malformed,
          unfit: { ...unfitting, 'for another class': form({ vatClass: 'reduced' }) },
        },
        end: { fitting: { to: '2098-12-31' }, malformed: { to: 'soon' } },
        archive: {},
      }),
      offer('end', 'before it begins', { to: '2097-12-31' }, unfit),
    ],
  };
});
