import { useLingui } from '@lingui/react/macro';
import type { ImportLine, LineRefusal } from '#model/areas/integrations/data-import/import-line.ts';
import { refusalTexts } from '#words/refusal-texts.ts';
import { useFieldSentence, useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import type { IconName } from '#views/ui/icon.tsx';
import type { Tone } from '#views/ui/tone.ts';
import { useFieldName } from './use-target-name.ts';

export interface LineLook {
  readonly label: string;
  readonly tone: Tone;
  readonly icon: IconName;
}

export interface LineWords {
  /** What becomes of the line, or has become of it. */
  readonly look: (line: ImportLine) => LineLook;
  /** Why it is rejected or kept, or what it changes; empty otherwise. */
  readonly says: (line: ImportLine) => string;
  /** What is wrong with a cell. */
  readonly problem: (line: ImportLine, column: number) => string | undefined;
  readonly changes: (
    line: ImportLine,
  ) => readonly { readonly name: string; readonly before: string; readonly after: string }[];
}

/** A line of an import in words. */
export function useLineWords(target: string): LineWords {
  const fieldName = useFieldName(target);
  const sentence = useColumnSentence(target);
  const look = useLineLook();
  const changes: LineWords['changes'] = ({ verdict }) =>
    (verdict?.changes ?? []).map(({ field, before, after }) => ({ name: fieldName(field), before, after }));
  const says: LineWords['says'] = (line) => {
    const refusal = line.kept ?? (line.stage === 'open' ? line.verdict?.refusal : null);
    if (refusal) return sentence(refusal);
    const told = (line.verdict?.notes ?? []).map(sentence);
    const changed =
      line.verdict?.takes === 'update'
        ? changes(line).map(({ name, before, after }) => `${name}: ${before || '–'} → ${after || '–'}`)
        : [];
    return [...told, ...changed].join(' · ');
  };
  const problem: LineWords['problem'] = ({ stage, verdict }, column) => {
    const told = [verdict?.refusal, ...(verdict?.notes ?? [])].find((one) => one?.column === column);
    return stage === 'open' && told ? sentence(told) : undefined;
  };
  return { look, says, problem, changes };
}

/** The same of a target, whose fields it names in words. */
export function useColumnSentence(target: string): ReturnType<typeof useLineSentence> {
  const sentence = useLineSentence();
  const fieldName = useFieldName(target);
  return ({ code, params = {} }) => {
    const { field, fields, ...others } = params;
    const names = (said: string | number): string => String(said).split(', ').map(fieldName).join(', ');
    const named = {
      ...others,
      ...(field !== undefined && { field: names(field) }),
      ...(fields !== undefined && { fields: names(fields) }),
    };
    return sentence({ code, params: code === 'importInvalid' ? params : named });
  };
}

/** Why a line is not taken, as a sentence: a rule's refusal, or what is wrong with a field of the form. */
export function useLineSentence(): (refusal: Pick<LineRefusal, 'code' | 'params'>) => string {
  const sentence = useRefusalSentence();
  const fieldSentence = useFieldSentence();
  return ({ code, params }) =>
    Object.hasOwn(refusalTexts, code)
      ? sentence({ code, ...(params && { params }) })
      : (fieldSentence(code) ?? '');
}

function useLineLook(): (line: ImportLine) => LineLook {
  const { t } = useLingui();
  const looks = {
    unknown: { label: t`Not checked`, tone: 'neutral', icon: 'clock' },
    create: { label: t`New`, tone: 'success', icon: 'plus' },
    update: { label: t`Changes`, tone: 'info', icon: 'edit' },
    same: { label: t`Unchanged`, tone: 'neutral', icon: 'minus' },
    rejected: { label: t({ message: 'Rejected', context: 'a line' }), tone: 'danger', icon: 'alert' },
    taken: { label: t`Imported`, tone: 'success', icon: 'check' },
    undone: { label: t`Undone`, tone: 'neutral', icon: 'undo' },
    kept: { label: t`Kept`, tone: 'warning', icon: 'lock' },
  } as const satisfies Readonly<Record<string, LineLook>>;
  return ({ stage, verdict }) => looks[stage === 'open' ? (verdict?.takes ?? 'unknown') : stage];
}
