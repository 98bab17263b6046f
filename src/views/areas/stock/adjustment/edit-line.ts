import type { AdjustLine } from './adjustment-draft.ts';
import type { AdjustEditor } from './use-adjust-editor.ts';

/** Writes parts of one line. */
export const editLine = (
  { value, change }: Pick<AdjustEditor, 'value' | 'change'>,
  line: AdjustLine,
  parts: Partial<AdjustLine>,
): void => change({ lines: value.lines.map((one) => (one.id === line.id ? { ...one, ...parts } : one)) });
