import { bytes } from '#model/api/answers.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { companyParams } from '#model/api/params.ts';
import * as v from '#model/values/schemas.ts';

export const readPaymentFile = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/payment-files/:file/',
  tag: 'supplier bills',
  summary: 'The file of payments that supplier bills were put in, for the bank (pain.001.001.03)',
  description:
    'Bills are put in a file by the command `order` of each, with the id of the file. Once it was fetched it is fixed: it takes no further bill, is the same byte by byte, and is refused (409) where it would not be.',
  access: 'supplierBill.pay',
  params: companyParams.extend({ file: v.id }),
  answer: bytes,
  fails: [404, 409],
  example: {
    params: { file: '0198a000-0000-7000-8000-000000000001' },
    answer: '<?xml version="1.0" encoding="UTF-8"?>\n<Document>…</Document>',
  },
});
