import { useState } from 'react';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { billFromEBill, supplierIn } from '#model/areas/purchasing/supplier-bill/bill-from-e-bill.ts';
import type { TakenBill } from '#model/areas/purchasing/supplier-bill/e-bill.api.ts';
import type { BillForm } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { whenDecided } from '#views/kit/document/when-decided.ts';
import { useToday } from '#views/kit/document/use-today.ts';

/** What was read of an e-invoice, and the files that are kept with the bill. */
export interface EBillRead {
  readonly taken: TakenBill;
  readonly files: readonly File[];
}

/** An e-invoice on its way into a draft: read once, its files kept with the bill once that is saved. [EBL6] */
export function useEBill() {
  const [read, setRead] = useState<EBillRead | null>(null);
  const draftOf = useDraftOf();
  const keep = useKeeping();
  return {
    read,
    /** The draft that an e-invoice makes; null where this device does not know enough. */
    take: (taken: TakenBill, file: File): BillForm | null => {
      setRead({ taken, files: [file, ...taken.attachments.map(attached)] });
      return draftOf(taken);
    },
    /** Keeps the files with a bill. */
    keepWith: async (bill: string): Promise<void> => keep(bill, read?.files ?? []),
  };
}

function useDraftOf(): (taken: TakenBill) => BillForm | null {
  const model = useModel();
  const today = useToday();
  const suppliers = useRows('supplier');
  const receipts: readonly GoodsReceiptRow[] = useRows('goodsReceipt');
  const { view } = model.replica;
  const making = { newId: () => model.newId(), today };
  return ({ bill }) => ifKnown(() => billFromEBill(view, bill, { suppliers, receipts }, making), null);
}

/** Whether the supplier of an e-invoice is known here. */
export function useIsKnownSupplier(): (taken: TakenBill) => boolean {
  const suppliers = useRows('supplier');
  return ({ bill }) => supplierIn(suppliers, bill.supplier) !== undefined;
}

/** Attaches files once the bill is at the server; those that do not get there wait on its page. */
function useKeeping(): (bill: string, files: readonly File[]) => Promise<void> {
  const model = useModel();
  const { files: transfers } = useApp();
  return async (document, files) => {
    const place = { company: model.company, kind: 'supplierBill', document };
    for (const file of files) await transfers.waiting.keep(place, model.newId(), file);
    if (files.length > 0) await whenDecided(model, document);
  };
}

const attached = ({ name, type, content }: TakenBill['attachments'][number]): File => {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0);
  return new File([bytes], name, { type });
};
