import type { Dropdown } from 'primereact/dropdown';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useLingui } from '@lingui/react/macro';
import { goOnFrom } from './focus-next-field.ts';
import type { Option } from './option.ts';
import { meantOption } from './typed-option.ts';

/** Milliseconds after which a letter begins another word, as the control takes it. */
const PAUSE = 500;

interface TypedChoice<V extends string> {
  readonly options: readonly Option<V>[];
  readonly onChange: (value: V) => void;
}

type Control = RefObject<Dropdown | null>;

/** What is typed on a closed or open list, or into its filter, decides, however much of the list has followed. [UI58] */
export function useTypedChoice<V extends string>(choice: TypedChoice<V>, control: Control) {
  const { problem, decide, forget } = useDecision(choice, control);
  const typing = useTyping(control, forget);
  const end = (event: KeyboardEvent, text: string): void => {
    const field = control.current?.getFocusInput();
    event.stopPropagation();
    if (event.key === 'Enter' || event.target !== field) event.preventDefault();
    if (!decide(text)) return;
    typing.clear();
    if (!field || !event.defaultPrevented) return;
    field.focus();
    goOnFrom(field);
  };
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const { key } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const text = typing.textAt(event.target);
    if (key !== 'Enter' && key !== 'Tab') typing.note(event);
    else if (text !== '' && !typing.isPointed()) end(event, text);
  };
  return { problem, keys: { onKeyDownCapture, onBlurCapture: typing.onBlur } };
}

/** Chooses what a text means; a sentence where that is nothing, or cannot be chosen. */
function useDecision<V extends string>({ options, onChange }: TypedChoice<V>, control: Control) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<string>();
  const decide = (text: string): boolean => {
    const option = meantOption(options, text, activeText(control.current));
    const name = option?.label ?? '';
    const isOff = option?.disabled === true;
    if (option === undefined) setProblem(t`Nothing found for “${text}”.`);
    else setProblem(isOff ? t`${name} cannot be chosen here.` : undefined);
    if (option) control.current?.hide();
    if (option === undefined || isOff) return false;
    onChange(option.value);
    return true;
  };
  return { problem, decide, forget: () => setProblem(undefined) };
}

/** What was typed on the list itself, which has no field for it, or into its filter. */
function useTyping(control: Control, onKey: () => void) {
  const now = useRef({ text: '', at: 0, isPointed: false });
  const begin = (text: string, at = 0): void => {
    now.current = { text, at, isPointed: false };
    onKey();
  };
  const note = (event: KeyboardEvent): void => {
    const { key, target, timeStamp } = event;
    const { text, at } = now.current;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      begin(text, at);
      now.current.isPointed = activeText(control.current) !== undefined;
    } else if (key === 'Escape' || isFilter(target)) begin('');
    else if (key === 'Backspace') begin(text.slice(0, -1), at);
    else if (key === ' ' && text !== '') {
      // The control would choose by it.
      event.stopPropagation();
      event.preventDefault();
      begin(`${text} `, timeStamp);
    } else if (key.length === 1 && key !== ' ') begin((timeStamp - at > PAUSE ? '' : text) + key, timeStamp);
  };
  /** The focus may go on to the entries of the list. */
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (control.current?.getOverlay()?.contains(relatedTarget) !== true) now.current.text = '';
  };
  return {
    note,
    onBlur,
    clear: () => begin(''),
    isPointed: () => now.current.isPointed,
    textAt: (target: EventTarget): string => (isFilter(target) ? target.value : now.current.text).trim(),
  };
}

const isFilter = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type !== 'button';

/** The text of the active entry of an open list. */
const activeText = (control: Dropdown | null): string | undefined =>
  control?.getOverlay()?.querySelector('[data-p-focused=true]')?.textContent ?? undefined;
