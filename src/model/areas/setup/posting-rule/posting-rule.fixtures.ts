import { fixedId } from '#model/values/ids.ts';
import type { PostingRuleForm } from './posting-rule.facts.ts';

/** A rule that sales are posted to 3001, whatever they are of; override what matters to the test. */
export const postingRuleFixture = (over: Partial<PostingRuleForm> = {}): PostingRuleForm => ({
  purpose: 'sales',
  category: null,
  treatment: null,
  vatClass: null,
  rate: null,
  account: fixedId('account/3001'),
  ...over,
});
