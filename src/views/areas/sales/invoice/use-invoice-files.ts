import { useLingui } from '@lingui/react/macro';
import type { InvoiceFileDesk } from '#model/areas/sales/invoice/invoice-file-desk.ts';
import type { FileFailure, NamedFile } from '#model/api/named-file.ts';
import { isIssued } from '#model/areas/sales/invoice/invoice.kind.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useBrowser } from '#views/navigation/browser-context.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import type { MenuItem } from '#views/ui/menu-item.ts';
import type { EInvoice } from './use-e-invoice.ts';

type Ask = (desk: InvoiceFileDesk<Blob>) => Promise<NamedFile<Blob> | FileFailure>;

/** Fetches a file and gives it to the person; answers why there is none, or null. */
export function useFetchedFile(): (ask: Ask) => Promise<FileFailure | null> {
  const { invoiceFiles } = useApp();
  const { company } = useModel();
  const { files } = useBrowser();
  return async (ask) => {
    const desk = await invoiceFiles(company).catch(() => null);
    const file = desk ? await ask(desk) : { refusal: { code: 'offline' }, detail: null };
    if ('refusal' in file) return file;
    files.give(file.name, file.content);
    return null;
  };
}

/** The menu items of an invoice that save it as a file: its paper, and for who exports invoices the e-invoice. [PAP36] [PEP8] */
export function useInvoiceFileItems(row: InvoiceRow, { faults }: EInvoice): readonly MenuItem[] {
  const { t } = useLingui();
  const model = useModel();
  const announcer = useAnnouncer();
  const sentence = useRefusalSentence();
  const fetched = useFetchedFile();
  const save = async (ask: Ask): Promise<void> => {
    const failure = await fetched(ask);
    if (failure) announcer.error(failure.detail ?? t`Couldn't fetch the file. Check your connection.`);
  };
  const pdf: MenuItem = {
    id: 'pdf',
    label: t`Download PDF`,
    icon: 'download',
    onSelect: () => void save((desk) => desk.pdf(row.id)),
  };
  if (!model.may('invoice.export')) return [pdf];
  const reasons = isIssued(row) ? faults : [{ code: 'notIssued' }];
  const peppol: MenuItem = {
    id: 'peppol',
    label: t`Download e-invoice`,
    icon: 'download',
    ...(reasons.length > 0 && { disabledReason: reasons.map(sentence).join(' ') }),
    onSelect: () => void save((desk) => desk.peppol(row.id)),
  };
  return [pdf, peppol];
}
