import { useLingui } from '@lingui/react/macro';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { EntryPays } from './entry-pays.tsx';
import { invoiceChosen, usePayerChoice } from './use-payer-choice.ts';
import type { EntryLine, useEntryWork } from './use-entry-work.ts';

type Column = LineColumn<EntryLine>;
type Work = ReturnType<typeof useEntryWork>;

/** The columns of what waits: who paid, how much, what it is proposed to pay; of what is set aside, the way back. */
export function useEntryColumns(work: Work, of: 'waiting' | 'aside' = 'waiting'): readonly Column[] {
  const { t } = useLingui();
  const own = [
    useTickColumn(work),
    ...useSaid(),
    usePayerColumn(work),
    usePaysColumn(),
    useAsideColumn(work),
  ];
  const [, day, payer, amount] = own;
  if (of === 'waiting') return own;
  const back: Column = {
    id: 'back',
    header: '',
    width: '9rem',
    text: () => '',
    render: ({ id }) => (
      <Button size="sm" variant="quiet" onClick={() => work.setAside(id, false)}>
        {t`Bring back`}
      </Button>
    ),
  };
  return [day, payer, amount, back].filter((one) => one !== undefined);
}

function useTickColumn({ tick }: Work): Column {
  const { t } = useLingui();
  return {
    id: 'tick',
    header: '',
    width: '3.25rem',
    text: () => '',
    input: ({ id, entry, form, isTicked }) => (
      <Checkbox
        labelHidden
        label={t`Record what ${entry.debtor} paid`}
        checked={isTicked}
        disabled={form === null}
        onChange={(checked) => tick(id, checked)}
      />
    ),
  };
}

/** What the bank says of it. */
function useSaid(): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const said = ({ entry }: EntryLine): string => [...entry.structured, entry.text].filter(Boolean).join(' ');
  return [
    { id: 'on', header: t`Booked`, width: '7rem', text: ({ entry }) => format.date(entry.bookedOn) },
    {
      id: 'debtor',
      header: t`Paid by`,
      wide: true,
      text: ({ entry }) => entry.debtor,
      render: (line) => (
        <>
          {line.entry.debtor || '–'}
          <br />
          <span className="ui-faint">{said(line)}</span>
        </>
      ),
    },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      width: '8rem',
      text: ({ entry }) => format.money(entry.amount, entry.currency),
    },
  ];
}

function usePayerColumn({ choose }: Work): Column {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  return {
    id: 'payer',
    header: t`Customer or invoice`,
    width: '15rem',
    wide: true,
    text: ({ payer }) => payer?.customer ?? '',
    input: (line, label) => <PayerInput line={line} label={label} choose={choose} />,
    error: ({ refusal }) => (refusal ? sentence(refusal) : undefined),
  };
}

interface PayerProps {
  readonly line: EntryLine;
  readonly label: string;
  readonly choose: Work['choose'];
}

function PayerInput({ line: { id, payer }, label, choose }: PayerProps) {
  const { t } = useLingui();
  const customer = useRow('customer', payer?.customer ?? null);
  const { replica } = useModel();
  return (
    <Autocomplete
      label={label}
      placeholder={t`Name, invoice number or OCR`}
      value={customer ? { value: customer.id, label: customer.name } : null}
      {...usePayerChoice()}
      onChange={(option) => {
        if (!option) return choose(id, null);
        const invoice = invoiceChosen(option.value);
        const of = invoice === null ? option.value : replica.view.get('invoice', invoice)?.customer;
        choose(id, of === undefined ? null : { customer: of, invoice });
      }}
    />
  );
}

function usePaysColumn(): Column {
  const { t } = useLingui();
  return {
    id: 'pays',
    header: t`Pays`,
    width: '16rem',
    wide: true,
    text: () => '',
    render: (line) => <EntryPays line={line} />,
  };
}

function useAsideColumn({ setAside }: Work): Column {
  const { t } = useLingui();
  return {
    id: 'aside',
    header: '',
    width: '7rem',
    text: () => '',
    render: ({ id, entry }) => (
      <Button
        size="sm"
        variant="quiet"
        label={t`Set aside what ${entry.debtor} paid`}
        onClick={() => setAside(id, true)}
      >
        {t({ context: 'money', message: 'Set aside' })}
      </Button>
    ),
  };
}
