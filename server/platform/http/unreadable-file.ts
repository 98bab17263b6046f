import type { Refusal } from '#model/engine/envelope.ts';

/** Content that cannot be read, or only beyond a limit; the refusal says which. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly refusal: Refusal;
  constructor(message: string, { cause, code = 'importUnreadable', params }: UnreadableOptions = {}) {
    super(message, { cause });
    this.refusal = { code, ...(params && { params }) };
  }
}

interface UnreadableOptions extends Partial<Pick<Refusal, 'code' | 'params'>> {
  readonly cause?: unknown;
}

/** A limit of reading that was met, with its figure. */
export const beyond = (code: string, most: number): UnreadableFile =>
  new UnreadableFile(`${code}: ${most}`, { code, params: { most } });
