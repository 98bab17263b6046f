import { all, type Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { partsOf, postingParts } from './posting-purposes.ts';
import type { PostingRuleForm, PostingRuleRow } from './posting-rule.facts.ts';

type PostingRule<D = never> = Rule<PostingRuleRow, D>;

const isSame = (one: PostingRuleForm, other: PostingRuleForm): boolean =>
  one.purpose === other.purpose && postingParts.every((part) => one[part] === other[part]);

/** [PRU1] The same is posted by one rule. */
function takenRefusal(view: Reader, id: string, rule: PostingRuleForm): Refusal | null {
  const other = view
    .by('postingRule', 'purpose', rule.purpose)
    .find((row) => row.id !== id && isSame(row, rule));
  if (!other) return null;
  const account = view.get('account', other.account)?.number ?? '';
  return onField('postingRuleTaken', 'purpose', { account });
}

const isFree: PostingRule<PostingRuleForm> = ({ view, id }, data) =>
  data ? takenRefusal(view, id, data) : null;

/** [PRU2] A rule differs by what its purpose may differ by. */
const partsFit: PostingRule<PostingRuleForm> = (_, data) => {
  if (!data) return null;
  const wrong = postingParts.find((part) => data[part] !== null && !partsOf(data.purpose).includes(part));
  return wrong ? onField('postingNotDivided', wrong) : null;
};

/** [PRU3] Its account is in use, and its category there; what it had already may stay. */
const namesAreKnown: PostingRule<PostingRuleForm> = ({ view, row }, data) => {
  if (!data) return null;
  const { account, category } = data;
  if (account !== row?.account && view.get('account', account)?.state !== 'active')
    return onField('unknownAccount', 'account');
  return category !== null && category !== row?.category && !view.get('category', category)
    ? onField('unknownCategory', 'category')
    : null;
};

export const ruleFits = all(partsFit, namesAreKnown, isFree);

/** [PRU1] One that comes back is as free as a new one, and its account is in use. */
export const mayComeBack: PostingRule = ({ view, id, row }) => {
  if (!row) return null;
  return view.get('account', row.account)?.state === 'active'
    ? takenRefusal(view, id, row)
    : { code: 'postingAccountArchived' };
};
