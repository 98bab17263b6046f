import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  follows,
  termNames,
  type FollowedTerm as Term,
} from '#model/areas/setup/party-category/party-terms.ts';
import type { PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import type { FollowingParty } from '#model/areas/setup/party/party.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { FollowedTerm, OfferedTerm } from '../party-category/followed-term.tsx';
import { useInherited } from '../party-category/use-inherited.ts';
import { writeAt, type AnyFields } from '#views/kit/records/record-field.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { Panel } from '#views/ui/panel.tsx';
import type { Option } from '#views/ui/option.ts';
import { currencyOptions } from './currency-options.ts';

interface PartyTermsProps {
  readonly kind: PartyKind;
  readonly form: Form<FollowingParty>;
  readonly fields: AnyFields;
  readonly isNew: boolean;
  /** Terms that only customers or only suppliers have. */
  readonly terms: readonly string[];
  /** The options of fields whose kind provides its own. */
  readonly options: Readonly<Record<string, readonly Option[]>> | undefined;
}

/** The terms agreed with a party, each its own or that of its category. */
export function PartyTermsFields({ kind, form, fields, isNew, terms, options }: PartyTermsProps) {
  const { t } = useLingui();
  const { instead, hints } = useTermParts({ kind, form, fields, isNew });
  return (
    <Panel title={t`Terms`}>
      <RecordFields
        {...{ form, fields, isNew }}
        only={['currency', 'terms', 'deliveryTerm', 'deliveryPlace', ...terms]}
        options={{ ...options, currency: currencyOptions }}
        {...{ instead, hints }}
      />
    </Panel>
  );
}

/** Of each term that may be followed: what stands in place of its field, or below it; and how a category is chosen. */
export function useTermParts({ kind, form, fields, isNew }: Omit<PartyTermsProps, 'terms' | 'options'>) {
  const { i18n } = useLingui();
  const inherited = useInherited(kind, fields);
  const instead: Record<string, ReactNode> = {};
  const hints: Record<string, ReactNode> = {};
  for (const term of termNames[kind]) {
    const field = fields[term];
    const said = inherited.say(form.value, term);
    const { from, value } = inherited.found(form.value, term);
    if (!field) continue;
    if (follows(form.value, term) && term !== 'overReceipt')
      instead[term] = (
        <FollowedTerm
          label={i18n._(field.asked ?? field.label)}
          said={said}
          onOwn={() => form.edit((draft) => setOwn(draft, term, value))}
        />
      );
    else if (follows(form.value, term)) hints[term] = said;
    else if (typeof from === 'object')
      hints[term] = <OfferedTerm said={said} onFollow={() => form.edit((draft) => follow(draft, term))} />;
  }
  /** A new party follows its category in all that this says something of. */
  const choose = (category: string | null): void =>
    form.edit((draft) => {
      draft.category = category;
      if (isNew) draft.follows = termNames[kind].filter((term) => isSaid({ ...form.value, category }, term));
    });
  const isSaid = (party: FollowingParty, term: Term): boolean =>
    term !== 'overReceipt' && typeof inherited.found(party, term).from === 'object';
  return { instead, hints, choose };
}

/** The value that held becomes the party's own. */
function setOwn(draft: object, term: Term, value: unknown): void {
  writeAt(draft, term, value);
  const followed = Reflect.get(draft, 'follows') as readonly string[]; // it follows at least this one
  writeAt(
    draft,
    'follows',
    followed.filter((one) => one !== term),
  );
}

/** An over-receipt is left to the category by being none; other terms are named. */
function follow(draft: object, term: Term): void {
  if (term === 'overReceipt') return writeAt(draft, term, null);
  const followed = (Reflect.get(draft, 'follows') ?? []) as readonly string[]; // absent: it follows in nothing yet
  writeAt(draft, 'follows', [...followed, term]);
}
