import type { InputHTMLAttributes, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { SharedLine } from '#model/sharing/shared-paper.ts';
import { currencies } from '#model/values/money.ts';
import { stockUnitTexts } from '#words/stock-units.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useOrderedText } from './shared-lines.tsx';
import type { Faults, HeadTexts, LineField, LineTexts } from './quotation-draft.ts';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The code of what is wrong. */
  readonly fault: string | undefined;
  readonly children: (control: {
    readonly id: string;
    readonly className: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A field with its label, and what is wrong with it. */
function QuotationField({ id, label, hint, fault, children }: FieldProps) {
  const sentence = useFaultSentence();
  return (
    <div className="ui-field">
      <label className="ui-field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'ui-input',
        'aria-invalid': fault !== undefined,
        'aria-describedby': fault === undefined ? undefined : `${id}-fault`,
      })}
      {hint !== undefined && <small className="shared-note">{hint}</small>}
      {fault !== undefined && (
        <div id={`${id}-fault`} className="ui-field-error" role="alert">
          {sentence(fault)}
        </div>
      )}
    </div>
  );
}

/** The sentence for what is wrong with a field, here or by the server. */
export function useFaultSentence(): (code: string) => string {
  const { t } = useLingui();
  return (code) => {
    const known: Readonly<Record<string, string>> = {
      notANumber: t`Enter a number above zero`,
      missing: t`Enter a price, or leave the line empty`,
      nothingOffered: t`Enter a price for at least one line, or decline`,
      validUntilIsPast: t`Choose today or a later day`,
      quantityNotWhole: t`This is sold in whole units`,
      quantityTooLarge: t`That is too much`,
      amountTooLarge: t`That is too much`,
      priceTooLarge: t`That is too much`,
      unknownFile: t`This file is not there any more. Send it again.`,
    };
    return known[code] ?? t`This was not accepted. Check it, please.`;
  };
}

interface HeadProps {
  readonly head: HeadTexts;
  readonly faults: Faults;
  readonly onChange: (head: HeadTexts) => void;
}

/** What holds for all lines. */
export function QuotationHead({ head, faults, onChange }: HeadProps) {
  const { t } = useLingui();
  const typed = useHeadField({ head, faults, onChange });
  return (
    <div className="shared-grid">
      <QuotationField id="shared-currency" label={t`Currency`} fault={faults['currency']}>
        {(control) => (
          <select
            {...control}
            value={head.currency}
            onChange={({ target }) => onChange({ ...head, currency: target.value })}
          >
            {Object.keys(currencies).map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        )}
      </QuotationField>
      {typed('validUntil', t`Prices valid until`, { type: 'date' })}
      {typed('reference', t`Your quote number`, { maxLength: 100, autoComplete: 'off' })}
      {typed('freight', t`Freight on top, %`, { inputMode: 'decimal' }, t`Leave empty if it is not known`)}
    </div>
  );
}

type TypedHead = 'validUntil' | 'reference' | 'freight';

function useHeadField({ head, faults, onChange }: HeadProps) {
  return (field: TypedHead, label: string, input: InputHTMLAttributes<HTMLInputElement>, hint?: string) => (
    <QuotationField id={`shared-${field}`} label={label} hint={hint} fault={faults[field]}>
      {(control) => (
        <input
          {...control}
          {...input}
          value={head[field]}
          onChange={({ target }) => onChange({ ...head, [field]: target.value })}
        />
      )}
    </QuotationField>
  );
}

interface LineProps {
  readonly line: SharedLine;
  readonly texts: LineTexts;
  readonly currency: string;
  /** Where it stands among the lines. */
  readonly index: number;
  readonly faults: Faults;
  readonly onType: (field: LineField, text: string) => void;
}

/** What is offered for one line: its price for a pack, how many packs, when, and under which code. */
export function QuotationLine({ line, texts, currency, index, faults, onType }: LineProps) {
  const { i18n } = useLingui();
  const { name, sku, unit = '' } = line;
  const stock = unitText(unit, i18n.locale);
  const labels = useLineLabels(currency, stock);
  return (
    <fieldset className="shared-line">
      <legend>
        {name} <small>{sku}</small>
      </legend>
      <Wanted line={line} unit={stock} />
      <div className="shared-grid">
        {labels.map(({ field, label, hint }) => (
          <QuotationField
            key={field}
            id={`shared-${line.id}-${field}`}
            label={label}
            hint={hint}
            fault={faults[`lines.${index}.${field}`]}
          >
            {(control) => (
              <input
                {...control}
                inputMode={field === 'code' ? 'text' : 'decimal'}
                autoComplete="off"
                maxLength={64}
                value={texts[field]}
                onChange={({ target }) => onType(field, target.value)}
              />
            )}
          </QuotationField>
        ))}
      </div>
    </fieldset>
  );
}

/** How much is wanted, and when. */
function Wanted({ line, unit }: { readonly line: SharedLine; readonly unit: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const ordered = useOrderedText()(line);
  const { orderedIn, promisedOn: day } = line;
  return (
    <p className="shared-note">
      {t`Wanted: ${ordered}`} {orderedIn ? orderedIn.unit : unit}
      {day !== null && ` · ${format.date(day)}`}
    </p>
  );
}

function useLineLabels(currency: string, unit: string) {
  const { t } = useLingui();
  const labels: readonly { readonly field: LineField; readonly label: string; readonly hint?: string }[] = [
    { field: 'price', label: t`Price for a pack, ${currency}`, hint: t`Without VAT; empty: not offered` },
    { field: 'pack', label: t`Pack size, ${unit}`, hint: t`Empty: 1` },
    { field: 'minimum', label: t`Smallest number of packs` },
    { field: 'multiple', label: t`Packs are sold in multiples of`, hint: t`Empty: 1` },
    { field: 'leadDays', label: t`Lead time, days` },
    { field: 'code', label: t`Your code` },
  ];
  return labels;
}

/** A unit in words; one of the company's own is as it is written. */
function unitText(unit: string, locale: string): string {
  const known = Object.entries(stockUnitTexts).find(([code]) => code === unit)?.[1];
  return known ? (locale === 'sv' ? known.many.sv : known.many.en) : unit;
}
