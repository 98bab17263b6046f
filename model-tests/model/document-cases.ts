import type { Observation } from '../kernel/conform.ts';
import { categoryCase } from './category-case.ts';
import { commentCase } from './comment-case.ts';
import { companyCase } from './company-case.ts';
import type { DocumentCase } from './document-case.ts';
import { fileCase } from './file-case.ts';
import { goodsReceiptCase } from './goods-receipt-case.ts';
import { masterCases } from './master-cases.ts';
import { memberCase } from './member-case.ts';
import { pickCase } from './pick-case.ts';
import { purchaseOrderCase } from './purchase-order-case.ts';
import { roleCase } from './role-case.ts';
import { salesOrderCase } from './sales-order-case.ts';
import { shipmentCase } from './shipment-case.ts';

type Visit<T> = <O extends Observation>(subject: DocumentCase<O>) => T;

/** What becomes of the case of each document type there is. */
export function ofEveryDocument<T>(visit: Visit<T>): T[] {
  return [
    ...masterCases().map((subject) => visit(subject)),
    visit(purchaseOrderCase()),
    visit(goodsReceiptCase()),
    visit(pickCase()),
    visit(salesOrderCase()),
    visit(shipmentCase()),
    visit(memberCase()),
    visit(commentCase()),
    visit(fileCase()),
    visit(categoryCase()),
    visit(roleCase()),
    visit(companyCase()),
  ];
}
