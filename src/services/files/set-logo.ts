import { setLogo as setting } from '#model/areas/setup/company/logo.api.ts';
import type { UploadFailure } from '#model/file/file-transfers.ts';
import type { HttpClient } from '../http/http-client.ts';
import { HttpError } from '../http/http-error.ts';

/** Sets a company's logo; resolves with null once it is set, with the failure otherwise. */
export async function setLogo(http: HttpClient, company: number, file: File): Promise<UploadFailure | null> {
  const content = await base64Of(file);
  try {
    await http.call(setting, { params: { company }, body: { content } });
    return null;
  } catch (error) {
    if (error instanceof HttpError) return { code: error.code, detail: error.detail };
    return { code: 'offline', detail: null };
  }
}

/** A file in Base64, as a JSON body carries it. */
const base64Of = async (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')));
    reader.readAsDataURL(file);
  });
