import { useLingui } from '@lingui/react/macro';
import type { CustomerForm } from '#model/areas/sales/customer/customer.facts.ts';
import type { FollowingParty } from '#model/areas/setup/party/party.ts';
import { follows } from '#model/areas/setup/party-category/party-terms.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { valueAt, writeAt } from '#views/kit/records/record-field.ts';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

interface VatFieldsProps {
  readonly form: Form<FollowingParty>;
}

/** Why VAT is charged otherwise than follows from a sale, and what VIES answered about the VAT number. [CU6] [CU7] */
export function CustomerVatFields({ form }: VatFieldsProps) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  const isSet = value.vatTreatment !== 'derived' && !follows(value, 'vatTreatment');
  return (
    <>
      {isSet && (
        <Field
          label={t`Reason for the VAT treatment`}
          hint={t`Why VAT is charged in another way than follows from each sale.`}
          error={error('vatReason')}
          wide
        >
          <TextInput
            name="vatReason"
            value={String(valueAt(value, 'vatReason') ?? '')}
            onChange={(reason) => edit((draft) => writeAt(draft, 'vatReason', reason))}
          />
        </Field>
      )}
      {value.vatNumber !== '' && <AnswerFields form={form} />}
    </>
  );
}

type Answer = NonNullable<CustomerForm['vatNumberAnswer']>;
type Choice = 'none' | 'valid' | 'invalid';

const choiceOf = (answer: Answer | null): Choice => (!answer ? 'none' : answer.valid ? 'valid' : 'invalid');

/** An answer is about the number that the form has when it is noted; about an earlier one it counts for nothing. */
function AnswerFields({ form }: VatFieldsProps) {
  const { t } = useLingui();
  const today = useToday();
  const { value, edit, error } = form;
  const held = (valueAt(value, 'vatNumberAnswer') ?? null) as Answer | null; // a form of a customer
  const answer = held?.number === value.vatNumber ? held : null;
  const write = (next: Answer | null): void => edit((draft) => writeAt(draft, 'vatNumberAnswer', next));
  const choose = (choice: Choice): void =>
    write(
      choice === 'none'
        ? null
        : { number: value.vatNumber, askedOn: answer?.askedOn ?? today, valid: choice === 'valid' },
    );
  return (
    <>
      <Field
        label={t`Answer of VIES`}
        hint={t`The answer of the EU's register of VAT numbers about this number.`}
      >
        <Select<Choice>
          value={choiceOf(answer)}
          options={[
            { value: 'none', label: t`Not asked` },
            { value: 'valid', label: t`Valid` },
            { value: 'invalid', label: t`Not valid` },
          ]}
          onChange={choose}
        />
      </Field>
      {answer && (
        <Field label={t`VIES asked on`} required error={error('vatNumberAnswer.askedOn')}>
          <DateInput
            value={answer.askedOn}
            onChange={(askedOn) => write({ ...answer, askedOn: askedOn ?? today })}
          />
        </Field>
      )}
    </>
  );
}
