import { expect, test } from 'vitest';
import { signIn } from '../browser/journey-pages.ts';
import * as step from '../browser/journey-steps.ts';
import { servedOrigin } from '../browser/served-browser.ts';
import type { Language } from '../browser/words.ts';
import { engines, visitWith } from './engine-visit.ts';

const served = servedOrigin();
const languages: readonly Language[] = ['en', 'sv'];
/** One each, with its check digit. */
const barcodes = {
  'WebKit en': '7350000000115',
  'WebKit sv': '7350000000122',
  'Firefox en': '7350000000214',
  'Firefox sv': '7350000000221',
} as const;

test.each(engines.flatMap((engine) => languages.map((language) => [engine, language] as const)))(
  '[ENGINES] in %s goods are bought, received in part, sold, picked by scanning and shipped (%s)',
  async (engine, language) => {
    const goods = {
      sku: `LAMP-${engine}-${language}`,
      barcode: barcodes[`${engine === 'WebKit' ? 'WebKit' : 'Firefox'} ${language}`],
    };
    const complaints = await visitWith(engine, { origin: served.origin, language }, async (visit) => {
      const { visitor, driver } = visit;
      await signIn(visitor, 'admin');
      await step.createProduct(visitor, goods);
      await step.orderGoods(visitor, goods);
      await step.startReceipt(visitor);
      await step.postReceipt(visitor, 6);
      await step.sellGoods(visitor, goods, 4);
      const pick = await step.releaseOrder(visitor);
      await step.claimPick(visitor, pick);
      await step.pickByScanning(visitor, goods, 4);
      await step.packAndShip(visitor);
      return driver.complaints();
    });
    expect(complaints).toEqual([]);
  },
);
