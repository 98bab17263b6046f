import type { BillDesk } from '#model/areas/purchasing/supplier-bill/bill-desk.ts';
import { readEBill } from '#model/areas/purchasing/supplier-bill/e-bill.api.ts';
import { readPaymentFile } from '#model/areas/purchasing/supplier-bill/payment-file.api.ts';
import { HttpError } from '../http/http-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { fileOf } from '../http/named-file.ts';
import { postForm } from '../http/post-form.ts';

/** What supplier bills of a company need of the server. */
export function billCalls(http: HttpClient, company: number, language: () => string): BillDesk<File, Blob> {
  const params = { company };
  return {
    read: async (file, onProgress) => {
      const form = new FormData();
      form.append('file', file, file.name);
      const posted = await postForm(http.url(readEBill, { params }), form, {
        language: language(),
        onProgress,
      });
      if (typeof posted === 'string') return { refusal: { code: posted }, detail: null };
      const taken = readEBill.answer.safeParse(posted.response);
      if (posted.status < 300 && taken.success) return taken.data;
      const { code, params: values, fields, detail } = new HttpError(posted.status, posted.response);
      return { refusal: { code, params: values, fields }, detail };
    },
    paymentFile: (file) => fileOf(http.open(readPaymentFile, { params: { company, file } })),
  };
}
