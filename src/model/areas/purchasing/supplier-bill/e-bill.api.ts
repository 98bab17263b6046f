import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { companyParams } from '#model/api/params.ts';
import { eBill, eBillAttachment } from './e-bill.ts';

/** Bytes of the file that an e-invoice is read from. */
export const LARGEST_E_BILL = 10 * 1024 * 1024;

/** An e-invoice as it was read, and the files that were in it. */
export const takenBill = z.object({
  bill: eBill,
  attachments: z.array(eBillAttachment.extend({ content: z.string() })).max(20),
});
export type TakenBill = Readonly<z.infer<typeof takenBill>>;

export const readEBill = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/e-bills/',
  tag: 'supplier bills',
  summary:
    'Read an e-invoice of a supplier (Peppol BIS Billing 3, EN 16931 in UBL, or a PDF that holds one; at most 10 MB) as a part of multipart/form-data',
  description:
    'Nothing is kept: what was read is answered, with the files that were in it (base64), for a draft of a supplier bill. Where fields cannot be read, all of them are named, and nothing else is answered.',
  access: 'supplierBill.create',
  params: companyParams,
  form: {},
  answer: takenBill,
  fails: [400, 409, 413, 415],
  example: {
    answer: {
      bill: {
        type: 'bill',
        number: '12345',
        billedOn: '2026-11-30',
        dueOn: '2026-12-30',
        currency: 'SEK',
        supplier: { name: 'Skruv AB', vatNumber: 'SE556000000101', organisationNumber: '5560000001' },
        buyer: { name: 'Nordlager AB', vatNumber: 'SE556036079301', organisationNumber: '5560360793' },
        order: 'PO-2026-00077',
        corrects: '',
        vatCategories: ['S'],
        payTo: { type: 'bankgiro', account: '5050-1055', bic: '' },
        paymentReference: '1234574',
        note: '',
        lines: [
          {
            sellerCode: 'M8-30',
            buyerCode: 'SKR-0830',
            gtin: '',
            name: 'Screw M8 x 30',
            quantity: 100_000,
            unitCode: 'H87',
            price: 12_500,
            discount: 0,
            amount: 12_500,
            vatRate: 2500,
          },
        ],
        stated: { net: 12_500, vat: 3125, rounding: 0, payable: 15_625 },
      },
      attachments: [],
    },
  },
});
