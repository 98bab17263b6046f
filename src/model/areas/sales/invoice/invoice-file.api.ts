import { z } from 'zod';
import { bytes } from '#model/api/answers.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { companyParams, documentId } from '#model/api/params.ts';
import { languages } from '#model/values/languages.ts';

const invoiceParams = companyParams.extend({ invoice: documentId });
const INVOICE = '019a1f2e-5c00-7a10-8b20-3c40d5e6f708';

export const readPeppolFile = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/invoices/:invoice/peppol/',
  tag: 'invoices',
  summary: 'An issued invoice or credit note as a file of Peppol BIS Billing 3 (XML, UBL 2.1)',
  description:
    'Refused while a fatal rule would refuse the file: `fields` names all that is to be mended, by its place.',
  access: 'invoice.export',
  params: invoiceParams,
  answer: bytes,
  fails: [409],
  example: { params: { invoice: INVOICE }, answer: '<?xml version="1.0" encoding="UTF-8"?>' },
});

export const readInvoicePdf = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/invoices/:invoice/pdf/',
  tag: 'invoices',
  summary: 'The paper of an invoice or credit note as a PDF; a draft says on it that it is one',
  access: 'invoice.view',
  params: invoiceParams,
  query: z.object({
    language: z.enum(languages).optional().describe('That of the customer by default.'),
  }),
  answer: bytes,
  fails: [409],
  example: { params: { invoice: INVOICE }, query: { language: 'sv' }, answer: '%PDF-1.7' },
});
