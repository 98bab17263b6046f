import type { AutoComplete } from 'primereact/autocomplete';
import { useRef, useState, type RefObject } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Option } from './option-line.tsx';
import { useLatest } from './use-latest.ts';

/** What is offered where a search finds nothing. */
export interface Creating {
  readonly label: (text: string) => string;
  readonly onCreate: (text: string) => void;
}

type Found<V extends string> = readonly Option<V>[];

export interface ChoosingProps<V extends string> {
  readonly value: Option<V> | null;
  /** `code` is the text that named it exactly, where that is how it was chosen. */
  readonly onChange: (value: Option<V> | null, code?: string) => void;
  /** Options for a query, what it names exactly first; an empty one asks for a first page. */
  readonly search: (query: string) => Promise<Found<V>> | Found<V>;
  /** What has exactly this text as its code, whether it is listed or not; or a sentence why that cannot be chosen. */
  readonly exact?: ((text: string) => Option<V> | string | undefined) | undefined;
  readonly creating?: Creating | undefined;
}

/** What became of a text that Enter or Tab ended. */
type End = 'chosen' | 'nothing' | 'awaited';

export interface Choosing<V extends string> {
  /** What is typed; undefined while the field shows what is chosen. */
  readonly text: string | undefined;
  readonly options: Option<V>[];
  /** A sentence about a text that names nothing; the text is kept. */
  readonly problem: string | undefined;
  /** Something can be created of a text that names nothing. */
  readonly offers: boolean;
  /** The text as it stands; empty where nothing was typed. */
  readonly typed: () => string;
  /** Takes a text of the control, or the option that it chose. */
  readonly change: (next: unknown) => void;
  /** Lists what a query finds, unless the text is another by now. */
  readonly complete: (query: string) => void;
  /** Decides by a text. */
  readonly settle: (text: string) => End;
  /** An arrow was pressed. */
  readonly point: (isOpen: boolean) => void;
  /** The arrows led to an entry of the list of what is typed. */
  readonly isPointed: () => boolean;
  /** The field was left without a key that decides. */
  readonly leave: () => void;
}

interface Listed<V extends string> {
  readonly of: string;
  // The same array until the next answer: the control takes another one for the answer it waits for.
  readonly options: Option<V>[];
}

/** What is typed into a field that chooses, what it lists for that, and what it decides. [UI58] */
export function useChoosing<V extends string>(
  props: ChoosingProps<V>,
  control: RefObject<AutoComplete<Option<V>, false> | null>,
): Choosing<V> {
  const { t } = useLingui();
  const { search, exact, creating } = props;
  const [text, setText] = useState<string>();
  const [listed, setListed] = useState<Listed<V>>(() => ({ of: '', options: [] }));
  const [problem, setProblem] = useState<string>();
  // As of this moment: keys come faster than they are drawn.
  const now = useRef({ text: undefined as string | undefined, turn: 0, isPointed: false, isAwaited: false });
  const tell = useLatest(props.onChange);
  const write = (next: string | undefined): void => {
    now.current = { text: next, turn: now.current.turn + 1, isPointed: false, isAwaited: false };
    setText(next);
    setProblem(undefined);
  };
  const take = (option: Option<V> | null, code?: string): 'chosen' => {
    write(undefined);
    tell(option, code);
    return 'chosen';
  };
  const refuse = useLatest((sentence: string): 'nothing' => {
    now.current.isAwaited = false;
    setProblem(sentence);
    if (props.value !== null) props.onChange(null);
    const input = inputOf(control.current);
    if (input === document.activeElement) input?.select();
    return 'nothing';
  });
  const decide = (typed: string, found: Found<V>): End => {
    const offers = found.filter(({ disabled }) => disabled !== true);
    const first = offers.find((one) => isNamed(one, typed)) ?? offers[0];
    return first ? take(first) : refuse(t`Nothing found for “${typed}”.`);
  };
  const list = (of: string, found: Found<V>): void =>
    setListed({ of, options: found.length > 0 ? [...found] : offered(creating, of) });
  const settle = (typed: string): End => {
    const isSeen = listed.of === typed;
    if (isSeen && creating && listed.options[0]?.value === CREATE) return create(typed);
    const named = exact?.(typed);
    if (typeof named === 'string') return refuse(named);
    if (named) return take(named, typed);
    const found = isSeen ? listed.options : search(typed);
    if (!(found instanceof Promise)) return decide(typed, found);
    const turn = ++now.current.turn;
    now.current.isAwaited = true;
    void found.then((answer) => turn === now.current.turn && decide(typed, answer));
    return 'awaited';
  };
  const create = (typed: string): 'chosen' => {
    write(undefined);
    creating?.onCreate(typed);
    return 'chosen';
  };
  // Something was chosen from elsewhere since: a step back, a scan.
  const isOver = problem !== undefined && props.value !== null;
  return {
    text: isOver ? undefined : text,
    options: listed.options,
    problem: isOver ? undefined : problem,
    offers: creating !== undefined,
    typed: () => (isOver ? '' : (now.current.text?.trim() ?? '')),
    settle,
    change: (next) => {
      if (typeof next === 'string') {
        write(next);
        if (next === '') tell(null);
        return;
      }
      const chosen = (next ?? null) as Option<V> | null; // an entry of `options`, or null when cleared
      if (chosen?.value === CREATE) create(now.current.text?.trim() ?? '');
      else take(chosen);
    },
    complete: (query) => {
      const isLate = query !== (now.current.text ?? '') || now.current.isAwaited;
      if (isLate) return control.current?.hide();
      const turn = ++now.current.turn;
      const found = search(query.trim());
      if (!(found instanceof Promise)) return list(query.trim(), found);
      void found.then((answer) => turn === now.current.turn && list(query.trim(), answer));
    },
    point: (isOpen) => {
      now.current.isPointed = isOpen && listed.of === (now.current.text?.trim() ?? '');
    },
    isPointed: () => now.current.isPointed,
    leave: () => {
      const { text: typed, isAwaited } = now.current;
      if (typed === undefined || isAwaited || problem !== undefined) return;
      const named = exact?.(typed.trim());
      if (named !== undefined && typeof named !== 'string') take(named, typed.trim());
      else write(undefined);
    },
  };
}

/** The field of the control, which says that it is the component. */
export const inputOf = (control: { getInput(): unknown } | null): HTMLInputElement | null => {
  const input = control?.getInput();
  return input instanceof HTMLInputElement ? input : null;
};

/** Whether a text is all that an option is called. */
export const isNamed = ({ label, hint }: Option, text: string): boolean =>
  [label, hint].some((one) => one?.toLowerCase() === text.toLowerCase());

/** The option to create what was searched for, if that is possible. */
function offered<V extends string>(creating: Creating | undefined, query: string): Option<V>[] {
  if (!creating || query === '') return [];
  return [{ value: CREATE as V, label: creating.label(query), icon: 'plus' }]; // taken before it is chosen
}

/** The value of the option that creates what was not found. */
const CREATE = ' create';
