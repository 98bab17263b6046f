import { bytes } from '#model/api/answers.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { companyParams } from '#model/api/params.ts';
import { sieDays } from './sie-days.ts';

export const readSieFile = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/sie/',
  tag: 'invoices',
  summary:
    'The vouchers of some days as a file for the books (SIE type 4I, code page 437): invoices, payments, bad debts, supplier bills, goods received',
  description:
    'At most 366 days. Asked for again, it is the same file with the remark that it was exported before, and when. Refused while an account is missing, which is named.',
  access: 'invoice.export',
  params: companyParams,
  query: sieDays,
  answer: bytes,
  fails: [409, 413, 429],
  example: {
    query: { from: '2026-11-01', to: '2026-11-30' },
    answer: '#FLAGGA 0\r\n#PROGRAM "Lagra" "1"\r\n',
  },
});
