import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type {
  AskedSupplier,
  QuoteRequestRow,
  StoredQuotation,
} from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { currencies, type Currency } from '#model/values/money.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { PercentInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { answerOf, linesOf } from './answer-draft.ts';
import { AnswerFiles } from './answer-files.tsx';
import { AnswerLines } from './answer-lines.tsx';
import { useRequestCommand } from './use-request-command.ts';

interface AnswerProps {
  readonly row: QuoteRequestRow;
  readonly asked: AskedSupplier;
  readonly onClose: () => void;
}

type Head = Pick<StoredQuotation, 'currency' | 'reference' | 'validUntil' | 'freight' | 'note' | 'files'>;

/** Types what a supplier answered by mail or phone: its prices in its money and packs, until when, and its files. [RFQ6] */
export function AnswerDialog({ row, asked, onClose }: AnswerProps) {
  const { t } = useLingui();
  const typing = useTyping(row, asked, onClose);
  const { name, head, change, lines, setLines, answered, refusal, error, send } = typing;
  return (
    <GiveDialog
      title={t`Answer of ${name}`}
      label={t`Register answer`}
      testId="give-answer"
      width="64rem"
      disabledReason={answered === null ? t`Correct the lines first.` : undefined}
      onClose={onClose}
      onGive={send}
    >
      <div className="ui-stack">
        <RefusalNotice kind="quoteRequest" refusal={refusal} />
        <AnswerHead {...{ head, change, error }} />
        <AnswerLines
          {...{ row, lines, error }}
          currency={head.currency}
          sent={answered?.map(({ line }) => line) ?? []}
          onChange={setLines}
        />
        <Field label={t`Note`} optional error={error('note')}>
          <TextArea value={head.note} rows={2} onChange={(note) => change({ note })} />
        </Field>
        <AnswerFiles
          request={row.id}
          chosen={head.files}
          onChange={(files) => change({ files: [...files] })}
        />
      </div>
    </GiveDialog>
  );
}

/** What is typed, and sent once all of it can be read. */
function useTyping(row: QuoteRequestRow, asked: AskedSupplier, onClose: () => void) {
  const { locale } = useFormat();
  const { view } = useModel().replica;
  const { name = '', currency = 'EUR' } = view.get('supplier', asked.supplier) ?? {};
  const [head, setHead] = useState<Head>(headOf(asked, currency));
  const [lines, setLines] = useState(() => linesOf(row, asked));
  const { give, refusal, error } = useRequestCommand(row.id, 'answer', onClose);
  const answered = answerOf(lines, locale);
  const change = (parts: Partial<Head>): void => setHead({ ...head, ...parts });
  const send = (): void => {
    if (answered) give({ ...head, files: [...head.files], supplier: asked.supplier, lines: answered });
  };
  return { name, head, change, lines, setLines, answered, refusal, error, send };
}

const headOf = ({ quotation }: AskedSupplier, currency: Currency): Head => ({
  currency: quotation?.currency ?? currency,
  reference: quotation?.reference ?? '',
  validUntil: quotation?.validUntil ?? null,
  freight: quotation?.freight ?? null,
  note: quotation?.note ?? '',
  files: quotation?.files ?? [],
});

const moneys = (Object.keys(currencies) as Currency[]).map((value) => ({ value, label: value }));

interface HeadProps {
  readonly head: Head;
  readonly change: (parts: Partial<Head>) => void;
  readonly error: (field: string) => string | undefined;
}

function AnswerHead({ head, change, error }: HeadProps) {
  const { t } = useLingui();
  return (
    <div className="ui-fields">
      <Field label={t`Currency`} required error={error('currency')}>
        <Select value={head.currency} options={moneys} onChange={(currency) => change({ currency })} />
      </Field>
      <Field label={t`Supplier's reference`} optional error={error('reference')}>
        <TextInput value={head.reference} maxLength={100} onChange={(reference) => change({ reference })} />
      </Field>
      <Field label={t`Valid until`} optional error={error('validUntil')}>
        <DateInput value={head.validUntil} onChange={(validUntil) => change({ validUntil })} />
      </Field>
      <Field label={t`Freight on top`} optional hint={t`In percent of the goods`} error={error('freight')}>
        <PercentInput value={head.freight} onChange={(freight) => change({ freight: freight ?? null })} />
      </Field>
    </div>
  );
}
