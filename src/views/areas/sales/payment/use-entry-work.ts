import { useState } from 'react';
import type { WaitingEntry } from '#model/areas/sales/bank-file/bank-file.api.ts';
import {
  matchEntries,
  proposedFor,
  unmatched,
  type PaymentProposal,
} from '#model/areas/sales/bank-file/match-entries.ts';
import { paymentOf, payerOf, toMatch, type Payer } from '#model/areas/sales/bank-file/proposed-payment.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import type { PaymentForm } from '#model/areas/sales/payment/payment.facts.ts';
import { spokenFor } from '#model/areas/sales/payment/payment.figures.ts';
import { feesLeft } from '#model/areas/sales/payment/reminder-fees.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';
import { useCustomerName } from '../sales-order/use-customer-name.ts';
import type { BankEntriesWaiting } from './use-bank-entries.ts';

/** Money that waits, with what is proposed for it. */
export interface EntryLine extends WaitingEntry {
  readonly id: string;
  readonly proposal: PaymentProposal;
  /** Whom it is from, as proposed or chosen; null: not known yet. */
  readonly payer: Payer | null;
  readonly isChosen: boolean;
  /** What it is recorded as; null while nobody knows whom it is from. */
  readonly form: PaymentForm | null;
  readonly isTicked: boolean;
  readonly refusal: Refusal | null;
}

type Chosen = Readonly<Record<string, Payer | null>>;

/** Matches what waits with open invoices, takes what people choose instead, and records what is ticked. [BNK5] [BNK7] */
export function useEntryWork(waiting: BankEntriesWaiting) {
  const { replica } = useModel();
  const rateOf = useRateToBegin();
  const customerName = useCustomerName();
  const [chosen, setChosen] = useState<Chosen>({});
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const invoices: readonly InvoiceRow[] = useRows('invoice');
  useRows('exchangeRate'); // what comes of a rate that is set meanwhile is shown
  const { refusals, record } = useRecording();
  const shown = waiting.entries.filter(({ isSetAside }) => !isSetAside);
  const owed = toMatch(invoices, customerName, (row) => ifKnown(() => feesLeft(replica.view, row), 0));
  const proposals = matchEntries(
    shown.map(({ entry }) => entry),
    owed,
    rateOf,
  );
  const lineOf = (one: WaitingEntry, matched = unmatched(one.entry)): EntryLine => {
    const { entry } = one;
    const id = entry.reference;
    const isChosen = id in chosen;
    const payer = chosen[id] ?? (isChosen ? null : payerOf(replica.view, matched));
    // Also a chosen invoice in another currency is paid at what the bank or the rate of the day says. [BNK10]
    const named = owed.filter((invoice) => invoice.id === payer?.invoice);
    const proposal = isChosen ? { by: null, ...proposedFor(entry, named, rateOf) } : matched;
    const rate = rateOf(entry.currency, entry.bookedOn) ?? RATE_ONE;
    const form = payer && paymentOf(replica.view, { entry, proposal, payer, isChosen, rate });
    const isTicked = form !== null && (ticks[id] ?? (isChosen || spokenFor(form) > 0));
    return { ...one, id, proposal, payer, isChosen, form, isTicked, refusal: refusals[id] ?? null };
  };
  const lines = shown.map((one, index) => lineOf(one, proposals[index]));
  const ticked = lines.filter(({ isTicked }) => isTicked);
  return {
    lines,
    lineOf,
    ticked,
    choose: (id: string, payer: Payer | null) => setChosen({ ...chosen, [id]: payer }),
    tick: (id: string, isTicked: boolean) => setTicks({ ...ticks, [id]: isTicked }),
    setAside: waiting.setAside,
    record: () => record(ticked),
  };
}

/** Records payments one after the other; what is refused stays, with the reason. */
function useRecording() {
  const model = useModel();
  const propose = usePropose();
  const [refusals, setRefusals] = useState<Readonly<Record<string, Refusal>>>({});
  const record = (lines: readonly EntryLine[]): void => {
    const refused: Record<string, Refusal> = {};
    for (const { id, form } of lines) {
      const command = { kind: 'payment', document: model.newId(), type: 'record', data: form };
      const why = propose(command, { quiet: true });
      if (why) refused[id] = why;
    }
    setRefusals(refused);
  };
  return { refusals, record };
}
