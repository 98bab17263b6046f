interface PostOptions {
  readonly language: string;
  /** Called with the share that is sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal?: {
    readonly aborted: boolean;
    addEventListener(type: 'abort', listener: () => void): void;
  };
}

/** The answer, or why there is none. */
type Posted = Pick<XMLHttpRequest, 'status' | 'response'> | 'offline' | 'stopped';

/** Posts a form with a file in it, by XMLHttpRequest, because fetch reports no progress of what is sent. */
export async function postForm(
  url: string,
  form: FormData,
  { language, onProgress, signal }: PostOptions,
): Promise<Posted> {
  if (signal?.aborted) return 'stopped';
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.withCredentials = true;
  request.responseType = 'json';
  request.setRequestHeader('accept-language', language);
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  signal?.addEventListener('abort', () => request.abort());
  const answered = new Promise<Posted>((resolve) => {
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', () => resolve('offline'));
    request.addEventListener('abort', () => resolve('stopped'));
  });
  request.send(form);
  return answered;
}
