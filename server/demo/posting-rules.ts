import type { PostingRuleForm } from '#model/areas/setup/posting-rule/posting-rule.facts.ts';
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

/** Basis points. */
const ESTONIAN_RATE = 2400;

/** Accounts of the Estonian company for what the rules that it came with do not know: the VAT rate at home. */
const accounts = [
  {
    number: '3011',
    name: { en: 'Sales in Estonia, 24 % VAT', sv: 'Försäljning i Estland, 24 % moms' },
    purpose: 'sales',
  },
  { number: '2601', name: { en: 'Output VAT, 24 %', sv: 'Utgående moms, 24 %' }, purpose: 'vatOut' },
] as const;

/** The Estonian company posts sales at home to accounts of its own. [DE14] */
export function makePostingRules({ seeded, model, staff, at }: Founded): void {
  if (seeded.company.key !== 'baltic') return;
  const by = { by: staff.founder, at };
  for (const { number, name, purpose } of accounts) {
    const account = model.id(`account/${number}`, at);
    model.must('account', account, 'create', { number, name }, by);
    const rule: PostingRuleForm = {
      purpose,
      category: null,
      treatment: 'domestic',
      vatClass: null,
      rate: ESTONIAN_RATE,
      account,
    };
    model.must('postingRule', model.id(`postingRule/${number}`, at), 'create', rule, by);
  }
}
