import { builtInAccounts } from '#model/areas/setup/account/built-in-accounts.ts';
import { fixedId } from '#model/values/ids.ts';
import type { VatTreatment } from '#model/vat/treatment.ts';
import type { PostingPurpose } from './posting-purposes.ts';
import type { PostingRuleForm } from './posting-rule.facts.ts';

type Rule = readonly [
  purpose: PostingPurpose,
  account: string,
  treatment?: VatTreatment | null,
  rate?: number,
];

/** Where BAS 2025 has sales, purchases and what goes with them: purpose, account, treatment, VAT rate (basis points). */
const rules: readonly Rule[] = [
  ['sales', '3001', 'domestic', 2500],
  ['sales', '3002', 'domestic', 1200],
  ['sales', '3003', 'domestic', 600],
  ['sales', '3004', 'domestic', 0],
  ['sales', '3231', 'reverseChargeDomestic'],
  ['sales', '3108', 'euSupply'],
  ['sales', '3308', 'euService'],
  ['sales', '3106', 'euConsumer'],
  ['sales', '3105', 'export'],
  ['sales', '3305', 'outside'],
  ['freight', '3520'],
  ['freight', '3521', 'euSupply'],
  ['freight', '3522', 'export'],
  ['fee', '3540'],
  ['fee', '3541', 'euSupply'],
  ['fee', '3541', 'euService'],
  ['fee', '3542', 'export'],
  ['fee', '3542', 'outside'],
  ['vatOut', '2611', 'domestic', 2500],
  ['vatOut', '2621', 'domestic', 1200],
  ['vatOut', '2631', 'domestic', 600],
  ['vatOut', '2670', 'euConsumer'],
  ['receivables', '1510'],
  ['bank', '1930'],
  ['advances', '2420'],
  ['rounding', '3740'],
  ['cashDiscount', '3731'],
  ['exchangeGain', '3960'],
  ['exchangeLoss', '7960'],
  ['writtenOff', '6351'],
  ['bankFee', '6570'],
  ['reminderFee', '3540'],
  ['payables', '2440'],
  ['vatIn', '2641', 'domestic'],
  ['vatIn', '2647', 'reverseChargeDomestic'],
  ['vatIn', '2645'],
  ['vatReverse', '2614'],
  ['vatReverse', '2624', null, 1200],
  ['vatReverse', '2634', null, 600],
  ['vatReverse', '2615', 'export'],
  ['vatReverse', '2625', 'export', 1200],
  ['vatReverse', '2635', 'export', 600],
  ['stock', '1460'],
  ['goodsNotBilled', '2995'],
  ['costOfGoods', '4960'],
  ['purchases', '4010'],
  ['purchases', '4515', 'euSupply'],
  ['purchases', '4535', 'euService'],
  ['purchases', '4545', 'export'],
];

const accounts = new Map(builtInAccounts.map(({ number, id }) => [number, id]));

/** A posting rule that comes with a company. */
interface BuiltInPostingRule extends PostingRuleForm {
  /** The same in every company. */
  readonly id: string;
}

/** The posting rules that a company starts with; each may be changed or hidden afterwards. [PRU5] */
export const builtInPostingRules: readonly BuiltInPostingRule[] = rules.map(
  ([purpose, number, treatment = null, rate = null]) => ({
    id: fixedId(`postingRule/${purpose}/${treatment}/${rate}`),
    purpose,
    category: null,
    treatment,
    vatClass: null,
    rate,
    account: accounts.get(number) ?? fixedId(`account/${number}`),
  }),
);
