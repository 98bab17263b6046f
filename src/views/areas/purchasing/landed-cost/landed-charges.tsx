import { useLingui } from '@lingui/react/macro';
import type { LandedCharge } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { chargedOf } from '#model/areas/purchasing/landed-cost/landed-cost.listing.ts';
import { ownAmountOf } from '#model/areas/purchasing/landed-cost/spread.ts';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { currencyOptions } from '#views/areas/setup/party/currency-options.ts';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { LineTable } from '#views/ui/line-table.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { unreadProblem } from '#views/ui/number-problem.ts';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useSupplierChoice } from '../purchase-order/supplier-choice.ts';
import { basisWords, chargeTypeWords } from './landed-cost.messages.ts';
import type { LandedEditor } from './use-landed-form.ts';

interface ChargesProps {
  readonly editor: LandedEditor;
}

/** A charge, and where it stands. */
interface ChargeLine extends LandedCharge {
  readonly at: number;
}
type Column = LineColumn<ChargeLine>;

/** What is owed for getting goods here, each with its currency and what it is spread by. */
export function LandedCharges({ editor }: ChargesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const { charges } = editor.form.value;
  const lines = charges.map((charge, at) => ({ ...charge, at }));
  return (
    <Panel flush title={t`Charges`} subtitle={t`Without VAT`}>
      <LineTable<ChargeLine>
        label={t`Charges`}
        rows={lines}
        rowId={({ at }) => String(at)}
        columns={[...useWhatColumns(editor), ...useMoneyColumns(editor, charges)]}
        onCell={useTyping(editor)}
        onAdd={editor.addCharge}
        onRemove={(at) => editor.removeCharge(Number(at))}
        totals={[{ id: 'sum', label: t`Charges`, value: format.money(chargedOf({ charges }), currency) }]}
      />
    </Panel>
  );
}

/** The digits behind the point of what is typed, by column. */
const DIGITS = { amount: 2, rate: 6 } as const;

function useTyping({ form, changeCharge }: LandedEditor) {
  const format = useFormat();
  return (row: string, column: string, text: string): void => {
    if (column === 'reference') return changeCharge(Number(row), { reference: text });
    if (column !== 'amount' && column !== 'rate') return;
    const read = text.trim() === '' ? 0 : format.read(text, DIGITS[column]);
    const problem = read === undefined ? unreadProblem(text, DIGITS[column], format.locale) : undefined;
    form.mistyped(`charges.${row}.${column}`, problem !== undefined, problem);
    if (read !== undefined) changeCharge(Number(row), { [column]: read ?? 0 });
  };
}

const errorIn =
  ({ form }: LandedEditor, field: keyof LandedCharge) =>
  ({ at }: ChargeLine): string | undefined =>
    form.error(`charges.${at}.${field}`);

function useWhatColumns(editor: LandedEditor): readonly Column[] {
  const { t, i18n } = useLingui();
  const { changeCharge } = editor;
  const types = Object.entries(chargeTypeWords).map(([value, label]) => ({
    value: value as LandedCharge['type'], // its keys
    label: i18n._(label),
  }));
  return [
    {
      id: 'type',
      header: t({ context: 'landed cost', message: 'Charge' }),
      width: '9rem',
      wide: true,
      text: ({ type }) => i18n._(chargeTypeWords[type]),
      input: ({ at, type }, label) => (
        <Select
          label={label}
          value={type}
          options={types}
          onChange={(next) => changeCharge(at, { type: next })}
        />
      ),
    },
    useSupplierColumn(editor),
    {
      id: 'reference',
      header: t`Reference`,
      width: '8rem',
      editable: true,
      text: ({ reference }) => reference,
      error: errorIn(editor, 'reference'),
    },
    useBasisColumn(editor),
  ];
}

function useSupplierColumn(editor: LandedEditor): Column {
  const { t } = useLingui();
  const held = useHeld();
  const choice = useSupplierChoice();
  const nameOf = (id: string | null): string => (id === null ? '' : (held('supplier', id)?.name ?? ''));
  return {
    id: 'supplier',
    header: t`Supplier`,
    wide: true,
    text: ({ supplier }) => nameOf(supplier),
    input: ({ at, supplier }, label) => (
      <Autocomplete
        label={label}
        placeholder={t`Name or number`}
        value={supplier === null ? null : { value: supplier, label: nameOf(supplier) }}
        {...choice}
        onChange={(option) => editor.changeCharge(at, { supplier: option?.value ?? null })}
      />
    ),
    error: errorIn(editor, 'supplier'),
  };
}

function useBasisColumn(editor: LandedEditor): Column {
  const { t, i18n } = useLingui();
  const bases = Object.entries(basisWords).map(([value, label]) => ({
    value: value as LandedCharge['basis'], // its keys
    label: i18n._(label),
  }));
  return {
    id: 'basis',
    header: t`Spread by`,
    width: '9rem',
    text: ({ basis }) => i18n._(basisWords[basis]),
    input: ({ at, basis }, label) => (
      <Select
        label={label}
        value={basis}
        options={bases}
        onChange={(next) => editor.changeCharge(at, { basis: next })}
      />
    ),
    error: errorIn(editor, 'basis'),
  };
}

/** The rate only where a charge is in another currency, and then what it comes to. */
function useMoneyColumns(editor: LandedEditor, charges: readonly LandedCharge[]): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency: own } = useCompany();
  const [rate, inOwn] = useForeignColumns(editor, own);
  const isForeign = charges.some(({ currency }) => currency !== own);
  const amount: Column = {
    id: 'amount',
    header: t`Amount`,
    width: '8rem',
    align: 'end',
    editable: true,
    inputMode: 'decimal',
    text: (charge) => (charge.amount === 0 ? '' : format.decimal(charge.amount, 2, 2)),
    error: errorIn(editor, 'amount'),
  };
  const currency = useCurrencyColumn(editor);
  return isForeign ? [currency, rate, amount, inOwn] : [currency, amount];
}

function useCurrencyColumn(editor: LandedEditor): Column {
  const { t } = useLingui();
  return {
    id: 'currency',
    header: t`Currency`,
    width: '6rem',
    text: ({ currency }) => currency,
    input: ({ at, currency }, label) => (
      <Select
        label={label}
        value={currency}
        options={currencyOptions}
        onChange={(next) => editor.changeCharge(at, { currency: next })}
      />
    ),
    error: errorIn(editor, 'currency'),
  };
}

function useForeignColumns(editor: LandedEditor, own: string): readonly [Column, Column] {
  const { t } = useLingui();
  const format = useFormat();
  return [
    {
      id: 'rate',
      header: t`Rate`,
      width: '7rem',
      align: 'end',
      editable: ({ currency }) => currency !== own,
      inputMode: 'decimal',
      text: (charge) => (charge.currency === own ? '' : format.decimal(charge.rate, 6, 2)),
      error: errorIn(editor, 'rate'),
    },
    {
      id: 'own',
      header: t`In ${own}`,
      width: '8rem',
      align: 'end',
      text: (charge) => format.money(ownAmountOf(charge), own),
    },
  ];
}
