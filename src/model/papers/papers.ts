import type { TableName } from '#model/engine/rows.ts';
import { adjustmentPaper } from './adjustment.paper.ts';
import { assemblyPaper } from './assembly.paper.ts';
import { countPaper } from './count.paper.ts';
import { customerReturnPaper } from './customer-return.paper.ts';
import { goodsReceiptPaper } from './goods-receipt.paper.ts';
import { invoicePaper } from './invoice.paper.ts';
import { movementPaper } from './movement.paper.ts';
import type { PaperDeclaration } from './paper-source.ts';
import { paymentReminderPaper } from './payment-reminder.paper.ts';
import { pickPaper } from './pick.paper.ts';
import { purchaseOrderPaper } from './purchase-order.paper.ts';
import { quoteRequestPaper } from './quote-request.paper.ts';
import { salesOrderPaper } from './sales-order.paper.ts';
import { shipmentPaper } from './shipment.paper.ts';
import { statementPaper } from './statement.paper.ts';
import { supplierReturnPaper } from './supplier-return.paper.ts';

type Declared = { readonly [K in TableName]?: PaperDeclaration<K> };

/** All papers, by the kind of their documents. */
export const papers = {
  salesOrder: salesOrderPaper,
  pick: pickPaper,
  shipment: shipmentPaper,
  customerReturn: customerReturnPaper,
  invoice: invoicePaper,
  quoteRequest: quoteRequestPaper,
  purchaseOrder: purchaseOrderPaper,
  goodsReceipt: goodsReceiptPaper,
  supplierReturn: supplierReturnPaper,
  movement: movementPaper,
  count: countPaper,
  assembly: assemblyPaper,
  adjustment: adjustmentPaper,
} as const satisfies Declared;

export type PaperedKind = keyof typeof papers;

const isPapered = (kind: string): kind is PaperedKind => Object.hasOwn(papers, kind);

/** The paper of a kind, for whoever has its rows. */
export const paperOf = <K extends PaperedKind>(kind: K): PaperDeclaration<K> =>
  papers[kind] as unknown as PaperDeclaration<K>; // declared by its kind

/** Papers that kinds have besides their own, or without one, by their names. */
export const furtherPapers = { paymentReminder: paymentReminderPaper, statement: statementPaper } as const;
export const furtherPaperNames = ['paymentReminder', 'statement'] as const satisfies readonly FurtherPaper[];
export type FurtherPaper = keyof typeof furtherPapers;

/** The paper of a kind, or one that it has besides; undefined: it has none. */
export function declaredPaper(kind: string, further?: FurtherPaper): PaperDeclaration<never> | undefined {
  const declared = further === undefined ? isPapered(kind) && papers[kind] : furtherPapers[further];
  // What is declared for one kind is drawn from its rows alone.
  return declared && declared.kind === kind ? (declared as unknown as PaperDeclaration<never>) : undefined;
}
