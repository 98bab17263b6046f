import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { MessageDescriptor } from '@lingui/core';
import { Fragment, type ReactNode } from 'react';
import {
  MoneyField,
  PercentField,
  QuantityField,
  RateField,
  WholeField,
} from '../document/number-fields.tsx';
import { optionAsTerms, termsAsOption } from '../document/use-payment-terms.ts';
import { useCompany } from '../document/use-company.ts';
import type { Form } from '../document/use-form.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import type { Option } from '#views/ui/option.ts';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { isNumber, NONE, valueAt, writeAt, type AnyFields, type RecordField } from './record-field.ts';
import { useRecordOptions } from './use-record-options.ts';

interface RecordFieldsProps<F extends object> {
  readonly form: Form<F>;
  readonly fields: AnyFields;
  /** Which of the fields, in this order; default: all of them. */
  readonly only?: readonly string[];
  readonly isNew: boolean;
  /** Focus the first required field. */
  readonly focus?: boolean;
  /** The options, if the kind provides its own. */
  readonly options?: Readonly<Record<string, readonly Option[]>>;
  /** Hints below fields, if they depend on more than the field. */
  readonly hints?: Readonly<Record<string, ReactNode>>;
  /** What stands in place of a field. */
  readonly instead?: Readonly<Record<string, ReactNode>>;
  /** More fields, shown below. */
  readonly children?: ReactNode;
}

/** The fields of a record's form, each with the control for its type. */
export function RecordFields<F extends object>(props: RecordFieldsProps<F>) {
  const { fields, only = Object.keys(fields), focus = false, options, hints, instead, children } = props;
  const first = focus ? only.find((path) => fields[path]?.required) : undefined;
  return (
    <div className="ui-fields">
      {only.map((path) => {
        const field = fields[path];
        if (instead?.[path] !== undefined) return <Fragment key={path}>{instead[path]}</Fragment>;
        const own = { options: options?.[path], hint: hints?.[path], isFirst: path === first };
        return field && <FieldOf key={path} {...{ ...props, ...own, path, field }} />;
      })}
      {children}
    </div>
  );
}

interface FieldOfProps {
  readonly form: FormPart;
  readonly path: string;
  readonly field: RecordField;
  readonly isNew: boolean;
  readonly isFirst: boolean;
  readonly options: readonly Option[] | undefined;
  readonly hint: ReactNode;
}

/** A form of any record. */
interface FormPart extends Pick<Form<never>, 'error' | 'mistyped'> {
  readonly value: object;
  edit(change: (draft: object) => void): void;
}

const stays = msg`Stays once it is saved.`;

function FieldOf(props: FieldOfProps) {
  const { i18n } = useLingui();
  const { form, path, field, isNew, isFirst, options } = props;
  const { as, label, asked = label, required = false, optional = false, wide = false, icon } = field;
  if (isNumber(field)) return <NumberOf {...props} />;
  const value = valueAt(form.value, path);
  const set = (next: unknown): void => form.edit((draft) => writeAt(draft, path, next));
  const says = field.hint ?? (as === 'day' ? field.none : undefined);
  const disabled = field.fixed === true && !isNew;
  const hint = props.hint ?? (says ? i18n._(says) : disabled ? i18n._(stays) : undefined);
  const said = { label: i18n._(asked), hint };
  if (as === 'yesNo') return <Checkbox {...said} checked={value === true} onChange={set} />;
  const around = { ...said, required, optional, wide, error: form.error(path) };
  const isChoice = options !== undefined || typeof as === 'object' || as === 'paymentTerm';
  if (as === 'day')
    return (
      <Field {...around}>
        <DateInput
          value={dayIn(value)}
          disabled={disabled}
          onChange={(day) => set(day ?? (field.none ? null : ''))}
        />
      </Field>
    );
  return (
    <Field {...around}>
      {isChoice ? (
        <ChoiceOf {...{ field, options, value, disabled }} onChange={set} autoFocus={isFirst} />
      ) : (
        <TextInput
          value={String(value ?? '')}
          icon={icon}
          autoFocus={isFirst}
          readOnly={disabled}
          onChange={set}
        />
      )}
    </Field>
  );
}

const dayIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

interface ChoiceOfProps extends Pick<FieldOfProps, 'field' | 'options'> {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly disabled: boolean;
  readonly autoFocus: boolean;
}

function ChoiceOf({ field, options, value, onChange, disabled, autoFocus }: ChoiceOfProps) {
  const { i18n } = useLingui();
  const known = useRecordOptions(field, value);
  const none = field.none ? [{ value: NONE, label: i18n._(field.none) }] : [];
  const isTerm = field.as === 'paymentTerm';
  const taken = (next: string): unknown => (isTerm ? optionAsTerms(next) : next);
  return (
    <Select
      value={
        value === null || (field.none && value === undefined)
          ? NONE
          : isTerm
            ? termsAsOption(value)
            : String(value)
      }
      disabled={disabled}
      autoFocus={autoFocus}
      options={[...none, ...(options ?? known)]}
      onChange={(next) => onChange(field.none && next === NONE ? null : taken(next))}
    />
  );
}

function NumberOf({ form, path, field, hint: given }: FieldOfProps) {
  const { i18n } = useLingui();
  const company = useCompany();
  const said = (text: MessageDescriptor | undefined): string | undefined => text && i18n._(text);
  const { label, asked = label, none, unit, as } = field;
  const set = (next: number | null): void => form.edit((draft) => writeAt(draft, path, next));
  const hint = given ?? said(field.hint ?? none);
  const control = {
    form,
    path,
    label: i18n._(asked),
    value: (valueAt(form.value, path) ?? null) as number | null, // the schema allows null for such a field, or none
    onChange: set,
    ...(hint !== undefined && hint !== null && { hint }),
    ...(none && { onEmpty: () => set(null) }),
  };
  const behind = unit ? { unit: i18n._(unit) } : {};
  const currency = valueAt(form.value, 'currency');
  switch (as) {
    case 'percent':
      return <PercentField {...control} />;
    case 'rate':
      return <RateField {...control} currency={company.currency} />;
    case 'money':
      return (
        <MoneyField {...control} currency={typeof currency === 'string' ? currency : company.currency} />
      );
    case 'quantity':
      return <QuantityField {...control} {...behind} />;
    default:
      return <WholeField {...control} {...behind} />;
  }
}
