import { categoryTexts } from './category.words.ts';
import { commentTexts } from './comment.words.ts';
import { companyTexts } from './company.words.ts';
import { customerTexts } from './customer.words.ts';
import { documentTexts, valueTexts } from './document.words.ts';
import { fileTexts } from './file.words.ts';
import { goodsReceiptTexts } from './goods-receipt.words.ts';
import type { KindTexts } from './kind-texts.ts';
import { lineTexts } from './lines.words.ts';
import { locationTexts } from './location.words.ts';
import { memberTexts } from './member.words.ts';
import { partyTexts } from './party.words.ts';
import { pickTexts } from './pick.words.ts';
import { productTexts } from './product.words.ts';
import { purchaseOrderTexts } from './purchase-order.words.ts';
import { roleTexts } from './role.words.ts';
import { salesOrderTexts } from './sales-order.words.ts';
import { stockTexts } from './stock.words.ts';
import { supplierTexts } from './supplier.words.ts';
import type { Texts } from './text.ts';
import { warehouseTexts } from './warehouse.words.ts';

/** Everything that has refusals of its own. */
export const speakers: readonly KindTexts[] = [
  documentTexts,
  lineTexts,
  stockTexts,
  partyTexts,
  categoryTexts,
  commentTexts,
  companyTexts,
  customerTexts,
  fileTexts,
  goodsReceiptTexts,
  locationTexts,
  memberTexts,
  pickTexts,
  productTexts,
  purchaseOrderTexts,
  roleTexts,
  salesOrderTexts,
  supplierTexts,
  warehouseTexts,
];

/** What each code of a refusal says. */
export const refusalTexts: Texts = Object.assign({}, ...speakers.map(({ refusals }) => refusals));

/** What each code says in the field that carries it: a text of the field's own, else that of the refusal. */
export const fieldTexts: Texts = {
  ...refusalTexts,
  ...valueTexts,
  ...Object.assign({}, ...speakers.map(({ fields }) => fields)),
};
