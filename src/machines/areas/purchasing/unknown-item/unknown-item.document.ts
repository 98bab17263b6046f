import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { productForm } from '#model/areas/products/product/product.facts.ts';
import {
  countedSoFar,
  countWith,
  furtherReceipt,
  openReceiptOf,
} from '#model/areas/purchasing/unknown-item/unknown-item.count.ts';
import * as schemas from '#model/areas/purchasing/unknown-item/unknown-item.facts.ts';
import { unknownItemKind } from '#model/areas/purchasing/unknown-item/unknown-item.kind.ts';
import { codeKey } from '#model/values/code-key.ts';
import { UNIT } from '#model/values/money.ts';
import * as v from '#model/values/schemas.ts';
import { unknownItemMachine } from './unknown-item.machine.ts';

type Item = schemas.UnknownItemRow;

/** What was matched is counted, and its code taught, by who says what it is: what is refused to them refuses all. [UKI3] [UKI4] */
function count(event: AppliedEvent, view: Reader): readonly FollowUp[] {
  const item = view.get('unknownItem', event.document);
  const matched = event.data as schemas.UnknownItemFact<'matched'>; // the schema of `matched`
  return item ? [...counted(view, item, matched), ...taught(view, item, matched)] : [];
}

function counted(view: Reader, item: Item, matched: schemas.Matching): readonly FollowUp[] {
  const receipt = openReceiptOf(view, item);
  const about = { kind: 'goodsReceipt', document: receipt?.id ?? matched.receipt, byAuthor: true } as const;
  if (receipt) {
    const isSubmitted = receipt.state === 'checking' || receipt.state === 'ready';
    const data = countWith(view, item, countedSoFar(receipt), matched);
    return [
      ...(isSubmitted ? [{ ...about, type: 'recount', data: {} }] : []),
      { ...about, type: 'count', data },
    ];
  }
  const opened = furtherReceipt(view, item);
  const nothing = { state: 'draft', overReason: null, deliveryNote: '' };
  return [
    { ...about, type: 'create', data: opened },
    { ...about, type: 'count', data: countWith(view, item, { ...opened, ...nothing }, matched) },
  ];
}

function taught(view: Reader, { code }: Item, { product: id, teach }: schemas.Matching): readonly FollowUp[] {
  const product = view.get('product', id);
  if (!teach || !product) return [];
  if (product.barcodes.some((known) => codeKey(known.code) === codeKey(code))) return [];
  const form = productForm.strip().parse(product);
  const data = { ...form, barcodes: [...form.barcodes, { code, quantity: UNIT }] };
  return [{ kind: 'product', document: id, type: 'update', data, byAuthor: true }];
}

export const unknownItemDocument: DocumentType = {
  ...unknownItemKind,
  chart: unknownItemMachine,
  commands: {
    park: { schema: schemas.parking, mode: 'predict', permission: 'unknownItem.park' },
    update: {
      schema: schemas.unknownItemForm,
      mode: 'predict',
      permission: 'unknownItem.park',
      savesForm: true,
    },
    match: { schema: schemas.matching, mode: 'predict', permission: 'unknownItem.resolve' },
    sendBack: { schema: schemas.sendingBack, mode: 'predict', permission: 'unknownItem.resolve' },
    discard: { schema: v.withReason, mode: 'predict', permission: 'unknownItem.resolve' },
    reopen: { schema: v.empty, mode: 'predict', permission: 'unknownItem.resolve' },
  },
  facts: schemas.unknownItemFacts,
  reactions: { matched: count },
};
