import type { Refusal } from '#model/engine/envelope.ts';
import { fieldTexts, refusalTexts } from '#words/refusal-texts.ts';
import { fieldCode, written, type Params, type Text } from '#words/text.ts';
import { usePermissionName } from '../permission/permission-name.ts';
import { useFullName } from './person-name.ts';
import { useLanguage } from '#views/ui/use-language.ts';

/** A refusal as a sentence in the reader's language. */
export function useRefusalSentence(): (refusal: Refusal) => string {
  const write = useWriting();
  return ({ code, params }) => write(textOf(refusalTexts, code), params);
}

/** The one message of a field: from the code in a refusal's `fields`. */
export function useFieldSentence(): (code: string | undefined) => string | undefined {
  const write = useWriting();
  return (code) => {
    if (code === undefined) return undefined;
    const { name, params } = fieldCode(code);
    // A text that is one character too short is an empty one.
    return write(textOf(fieldTexts, code === 'too_small:1' ? 'required' : name), params);
  };
}

function useWriting(): (text: Text, params?: Params) => string {
  const names = { person: useFullName(), permission: usePermissionName() };
  const language = useLanguage();
  return (text, params = {}) => written(text, params, language, names);
}

function textOf(texts: Readonly<Record<string, Text>>, code: string): Text {
  const text = texts[code];
  if (!text) throw new Error(`no text for the code ${code}`);
  return text;
}
