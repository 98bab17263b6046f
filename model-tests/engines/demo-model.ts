import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { typed } from '#model/engine/reader.ts';
import type { Store } from '#model/engine/store.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { demoPassword } from '#server/demo/company-list.ts';
import { bootNow } from '#server/testing/boot-now.ts';
import { readBoot } from '../api/boot-reader.ts';
import { deviceAt } from '../api/session-server.ts';
import type { Goods } from '../browser/journey-steps.ts';

/** The contents of the demo's first company. */
export async function demoModel(origin: string): Promise<Store> {
  const device = deviceAt(origin);
  await device.calls.signIn({ email: 'admin@example.com', password: demoPassword });
  const cookie = [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${origin}/api/core/companies/1/${bootNow}`, { headers: { cookie } });
  return readBoot(await answer.text());
}

const none = { onHand: 0, reserved: 0 };
const freeAt = ({ onHand, reserved }: typeof none = none): number => onHand - reserved;

/** A product with a barcode, with this many thousandths free in one place. */
export function goodsInStock(company: Store, quantity: number): Goods {
  const model = typed(company);
  for (const id of company.all('balance').keys()) {
    const place = model.get('balance', id);
    const product = place && model.get('product', place.product);
    const [barcode] = product?.barcodes ?? [];
    const whole = model.get('availability', placeKey(place?.product ?? '', place?.warehouse ?? ''));
    if (place?.available && product && barcode && Math.min(freeAt(place), freeAt(whole)) >= quantity)
      return { sku: product.sku, barcode: barcode.code };
  }
  throw new Error('the demonstration has no such product');
}

/** A receipt of the demonstration that is to be inspected. */
export function receiptToInspect(company: Store): string {
  const receipts = [...company.all('goodsReceipt').values()] as GoodsReceiptRow[]; // that table
  const found = receipts.find(({ state }) => JSON.stringify(state).includes('checking'));
  if (!found) throw new Error('the demonstration has no receipt to inspect');
  return found.id;
}
