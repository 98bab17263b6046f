import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { mayRemind, nextFee, nextLevel } from '#model/areas/sales/invoice/reminders.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { proposedLetter, type ProposedLetter } from '#model/papers/letter.ts';
import { paymentReminderPaper } from '#model/papers/payment-reminder.paper.ts';
import { paperTexts } from '#words/papers.words.ts';
import { writing } from '#i18n/writing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { useKnownName } from '#views/kit/document/person-name.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { BulkResults } from '#views/kit/list/bulk-results.tsx';
import { DataList } from '#views/ui/data-list.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { listHeight } from '#views/ui/list-height.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useLanguage } from '#views/ui/use-language.ts';
import { useCustomerName } from '../sales-order/use-customer-name.ts';
import { useReminding, type Reminder } from './use-reminding.ts';

interface RemindProps {
  readonly invoices: readonly string[];
  readonly onClose: () => void;
}

interface Preview {
  readonly row: InvoiceRow;
  /** Null: nobody is reminded, for what stands in its place. */
  readonly letter: ProposedLetter | null;
}

/** Shows which reminders are mailed, to whom and at what fee, mails them, and says what came of each. [REM5] */
export function RemindDialog({ invoices, onClose }: RemindProps) {
  const { t } = useLingui();
  const { run, send, begin } = useReminding();
  const previews = usePreviews(invoices);
  const reminders = previews.flatMap(({ row, letter }) => reminderOf(row, letter));
  if (run.hasTag('open'))
    return (
      <BulkResults
        kind="invoice"
        label={msg`Send reminders`}
        order={run.context.order}
        results={run.context.results}
        isUnderWay={run.hasTag('underWay')}
        onCancel={() => send({ type: 'cancel' })}
        onClose={onClose}
      />
    );
  return (
    <GiveDialog
      title={t`Send reminders`}
      width="48rem"
      testId="send-reminders"
      disabledReason={reminders.length === 0 ? t`Nobody can be reminded of these.` : undefined}
      onClose={onClose}
      onGive={() => begin(reminders)}
    >
      <PreviewList previews={previews} />
    </GiveDialog>
  );
}

/** The letter of one that is mailed: to the first contact with an address. */
function reminderOf({ id }: InvoiceRow, letter: ProposedLetter | null): readonly Reminder[] {
  const [contact] = letter?.contacts ?? [];
  if (!letter || !contact) return [];
  return [{ id, letter: { to: [contact.email], subject: letter.subject, text: letter.text } }];
}

function usePreviews(invoices: readonly string[]): readonly Preview[] {
  const model = useModel();
  const language = useLanguage();
  const nameOf = useKnownName();
  const today = useToday();
  useRows('customer'); // drawn again as contacts change
  const chosen = new Set(invoices);
  const may = (permission: string): boolean => model.may(permission);
  const { view } = model.replica;
  const world = { view, may, nameOf, today, language, texts: paperTexts, writing };
  const sender = nameOf(model.user) ?? '';
  return useRows('invoice')
    .filter(({ id }) => chosen.has(id))
    .map((row) => ({
      row,
      letter: mayRemind(row)
        ? ifKnown(() => proposedLetter(paymentReminderPaper, row, world, sender), null)
        : null,
    }));
}

function PreviewList({ previews }: { readonly previews: readonly Preview[] }) {
  const { t } = useLingui();
  return (
    <DataList
      label={t`Reminders`}
      rows={previews}
      rowId={({ row }) => row.id}
      columns={usePreviewColumns()}
      empty={null}
      height={listHeight(previews.length)}
    />
  );
}

function usePreviewColumns(): readonly Column<Preview>[] {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const model = useModel();
  const customerName = useCustomerName();
  const addressee = ({ letter }: Preview): string => {
    if (!letter) return t`Not sent: it is not overdue, or disputed`;
    return letter.contacts[0]?.email ?? t`Not sent: the customer has no address`;
  };
  const fee = (row: InvoiceRow): number => nextFee(model.replica.view, row);
  return [
    {
      id: 'number',
      header: t`Invoice`,
      cell: ({ row }) => (
        <UiLink to={paths.to(`/apps/sales/invoices/${row.id}/reminder`)}>{row.number}</UiLink>
      ),
    },
    { id: 'customer', header: t`Customer`, cell: ({ row }) => customerName(row.customer) },
    { id: 'level', header: t`Reminder no.`, align: 'end', cell: ({ row }) => format.count(nextLevel(row)) },
    { id: 'open', header: t`Open`, align: 'end', cell: ({ row }) => format.money(openOf(row), row.currency) },
    {
      id: 'fee',
      header: t`Fee`,
      align: 'end',
      cell: ({ row }) => (fee(row) === 0 ? '' : format.money(fee(row), row.currency)),
    },
    { id: 'to', header: t`To`, cell: addressee },
  ];
}
