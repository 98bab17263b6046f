import {
  landedCostForm,
  type LandedCharge,
  type LandedCostForm,
  type LandedCostRow,
} from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';

/** What is typed of a landed cost. */
export interface LandedEditor {
  readonly form: Form<LandedCostForm>;
  readonly change: (parts: Partial<LandedCostForm>) => void;
  readonly addCharge: () => void;
  /** Another currency, or day, brings its rate of the day. */
  readonly changeCharge: (at: number, parts: Partial<LandedCharge>) => void;
  readonly removeCharge: (at: number) => void;
  readonly changeDay: (on: string) => void;
}

const formOf = ({ on, charges, receipts, notes }: LandedCostRow): LandedCostForm => ({
  on,
  charges: [...charges],
  receipts: [...receipts],
  notes,
});

/** A landed cost that is being written; `?receipt=` begins with that receipt. */
export function useLandedForm(row?: LandedCostRow): LandedEditor {
  const today = useToday();
  const [{ receipt }] = useAddress();
  const { blank, rateOn } = useBeginnings();
  const fresh = (): LandedCostForm => ({
    on: today,
    charges: [blank],
    receipts: receipt === undefined ? [] : [{ receipt, lines: null }],
    notes: '',
  });
  const form = useForm<LandedCostForm>(landedCostForm, row ? formOf(row) : fresh(), {
    kind: 'landedCost',
    row,
    goesOn: (value) => receipt === undefined || JSON.stringify(value).includes(receipt),
  });
  const { charges, on } = form.value;
  const change = (parts: Partial<LandedCostForm>): void =>
    form.edit((draft) => void Object.assign(draft, parts));
  const withRate = (charge: LandedCharge, day: string): LandedCharge => ({
    ...charge,
    rate: rateOn(charge.currency, day) ?? charge.rate,
  });
  return {
    form,
    change,
    addCharge: () => change({ charges: [...charges, blank] }),
    changeCharge: (at, parts) =>
      change({
        charges: charges.map((charge, index) => {
          if (index !== at) return charge;
          const next = { ...charge, ...parts };
          return parts.currency === undefined ? next : withRate(next, on);
        }),
      }),
    removeCharge: (at) => change({ charges: charges.filter((_, index) => index !== at) }),
    changeDay: (day) => change({ on: day, charges: charges.map((charge) => withRate(charge, day)) }),
  };
}

function useBeginnings() {
  const { currency } = useCompany();
  const rateOf = useRateToBegin();
  const blank: LandedCharge = {
    type: 'freight',
    supplier: null,
    reference: '',
    currency,
    rate: RATE_ONE,
    amount: 0,
    basis: 'value',
  };
  return {
    blank,
    /** Null where no rate of the currency is known. */
    rateOn: (of: string, day: string): number | null => (of === currency ? RATE_ONE : rateOf(of, day)),
  };
}
