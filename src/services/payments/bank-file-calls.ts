import {
  listBankEntries,
  setBankEntryAside,
  takeBankFile,
} from '#model/areas/sales/bank-file/bank-file.api.ts';
import type { BankDesk } from '#model/areas/sales/bank-file/bank-desk.ts';
import { HttpError } from '../http/http-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { postForm } from '../http/post-form.ts';

/** Files of the bank of a company at the server. */
export function bankFileCalls(http: HttpClient, company: number, language: () => string): BankDesk<File> {
  const params = { company };
  return {
    take: async (file, onProgress) => {
      const form = new FormData();
      form.append('file', file, file.name);
      const posted = await postForm(http.url(takeBankFile, { params }), form, {
        language: language(),
        onProgress,
      });
      if (typeof posted === 'string') return { code: posted, detail: null };
      const taken = takeBankFile.answer.safeParse(posted.response);
      if (posted.status < 300 && taken.success) return taken.data;
      const { code, detail } = new HttpError(posted.status, posted.response);
      return { code, detail };
    },
    waiting: () => http.call(listBankEntries, { params }),
    setAside: async (reference, isSetAside) =>
      void (await http.call(setBankEntryAside, { params, body: { reference, isSetAside } })),
  };
}
