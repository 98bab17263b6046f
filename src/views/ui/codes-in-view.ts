/** Milliseconds out of sight after which the same code counts again: the next of the same goods. */
const OUT_OF_SIGHT = 900;

/** The code before the camera. */
export interface CodeInView {
  readonly code: string | null;
  /** When it was seen last, milliseconds. */
  readonly last: number;
}

export const nothingInView: CodeInView = { code: null, last: Number.NEGATIVE_INFINITY };

/** What is seen after one more frame, and the code if it comes into sight. [UI32] */
export function afterFrame(
  seen: CodeInView,
  code: string | undefined,
  at: number,
): { readonly seen: CodeInView; readonly code?: string } {
  if (code === undefined) return { seen };
  const isSame = code === seen.code && at - seen.last <= OUT_OF_SIGHT;
  return { seen: { code, last: at }, ...(isSame ? {} : { code }) };
}
