import type { Dropdown } from 'primereact/dropdown';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useLingui } from '@lingui/react/macro';
import { goOnFrom } from './focus-next-field.ts';
import type { Option } from './option-line.tsx';
import { isNamed } from './use-choosing.ts';

/** Milliseconds after which a letter begins another word, as the control takes it. */
const PAUSE = 500;

interface TypedChoice<V extends string> {
  readonly options: readonly Option<V>[];
  readonly onChange: (value: V) => void;
}

/** What is typed on a closed or open list, or into its filter, decides, however much of the list has followed. [UI58] */
export function useTypedChoice<V extends string>(
  { options, onChange }: TypedChoice<V>,
  control: RefObject<Dropdown | null>,
) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<string>();
  const now = useRef({ text: '', at: 0, isPointed: false });
  const begin = (text: string, at = 0): void => {
    now.current = { text, at, isPointed: false };
    setProblem(undefined);
  };
  const decide = (text: string): boolean => {
    const option = meant(options, text, activeText(control.current));
    if (option === undefined) setProblem(t`Nothing found for “${text}”.`);
    else if (option.disabled === true) setProblem(t`${option.label} cannot be chosen here.`);
    else {
      begin('');
      onChange(option.value);
    }
    if (option !== undefined || control.current?.getOverlay() === null) control.current?.hide();
    return option !== undefined && option.disabled !== true;
  };
  const end = (event: KeyboardEvent, text: string): void => {
    const isFilter = event.target !== control.current?.getFocusInput();
    event.stopPropagation();
    if (event.key === 'Enter' || isFilter) event.preventDefault();
    const field = control.current?.getFocusInput() as HTMLInputElement | null | undefined; // the one that stands for the list
    if (decide(text) && field && event.defaultPrevented) {
      field.focus();
      goOnFrom(field);
    }
  };
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const isFilter = target instanceof HTMLInputElement && target.type !== 'button';
    const { text, at, isPointed } = now.current;
    const typed = (isFilter ? target.value : text).trim();
    if (key === 'Enter' || key === 'Tab') {
      if (typed !== '' && !isPointed) end(event, typed);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const active = activeText(control.current);
      begin(text, at);
      now.current.isPointed = active !== undefined;
    } else if (key === 'Escape') begin('');
    else if (key.length === 1) {
      const isSpaceOfIt = key === ' ' && !isFilter && typed !== '';
      // The control would choose by it.
      if (isSpaceOfIt) event.stopPropagation();
      if (isSpaceOfIt) event.preventDefault();
      const isNew = event.timeStamp - at > PAUSE;
      if (key !== ' ' || typed !== '') begin(isFilter ? '' : (isNew ? '' : text) + key, event.timeStamp);
    } else if (key === 'Backspace') begin(isFilter ? '' : text.slice(0, -1), at);
  };
  /** The focus may go on to the entries of the list. */
  const onBlurCapture = ({ relatedTarget }: FocusEvent): void => {
    const isLeft = relatedTarget === null || control.current?.getOverlay()?.contains(relatedTarget) !== true;
    if (isLeft) now.current.text = '';
  };
  return { problem, keys: { onKeyDownCapture, onBlurCapture } };
}

/** The option with exactly this text, else the active one if it begins so, else the first that begins so or has it in it. */
function meant<V extends string>(
  options: readonly Option<V>[],
  text: string,
  active: string | undefined,
): Option<V> | undefined {
  const wanted = text.toLowerCase();
  const exact = options.find((one) => isNamed(one, text));
  if (exact) return exact;
  const can = options.filter(({ disabled }) => disabled !== true);
  const begins = can.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  const seen = begins.find(({ label, hint = '' }) => label + hint === active);
  const holds = ({ label, hint = '' }: Option): boolean =>
    [label, hint].some((one) => one.toLowerCase().includes(wanted));
  return seen ?? begins[0] ?? can.find(holds);
}

/** The text of the active entry of an open list. */
const activeText = (control: Dropdown | null): string | undefined =>
  control?.getOverlay()?.querySelector('[data-p-focused=true]')?.textContent ?? undefined;
