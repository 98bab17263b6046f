import type { AutoComplete } from 'primereact/autocomplete';
import { flushSync } from 'react-dom';
import { useRef, useState, type RefObject } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Option } from './option.ts';
import type { End } from './settle-typed.ts';
import { inputOf, isNamed } from './typed-option.ts';
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
  /** Decides by a text, at once or when its list is there, and tells it then. */
  readonly settle: (text: string, decided?: (end: End) => void) => End;
  /** An arrow was pressed. */
  readonly point: (isOpen: boolean) => void;
  /** The arrows led to an entry of the list of what is typed. */
  readonly isPointed: () => boolean;
  /** The field was left without a key that decides. */
  readonly leave: () => void;
}

type Control<V extends string> = RefObject<AutoComplete<Option<V>, false> | null>;

/** What is typed into a field that chooses, what it lists for that, and what it decides. [UI58] */
export function useChoosing<V extends string>(props: ChoosingProps<V>, control: Control<V>): Choosing<V> {
  const { search, exact, creating, value } = props;
  const writing = useWriting();
  const { listed, list } = useListed<V>(creating);
  const ends = useEnds(props, control, writing);
  const complete = (query: string): void => {
    if (query !== writing.raw() || writing.isAwaited()) return control.current?.hide();
    const isLast = writing.turn();
    const found = search(query.trim());
    if (!(found instanceof Promise)) return list(query.trim(), found);
    void found.then((answer) => isLast() && list(query.trim(), answer));
  };
  const change = (next: unknown): void => {
    if (typeof next !== 'string') {
      const chosen = (next ?? null) as Option<V> | null; // an entry of `options`, or null when cleared
      return void (chosen?.value === CREATE ? ends.create(writing.raw().trim()) : ends.take(chosen));
    }
    writing.write(next);
    if (next === '') props.onChange(null);
  };
  const leave = (): void => {
    if (!writing.isOpen()) return;
    const typed = writing.raw().trim();
    const named = exact?.(typed);
    if (typeof named === 'string') ends.refuse(named);
    else if (named) ends.take(named, typed);
    else writing.write(undefined);
  };
  return {
    ...standingOf(writing, value),
    settle: settling(props, listed, writing, ends),
    complete,
    change,
    leave,
    options: listed.options,
    offers: creating !== undefined,
    point: (isOpen) => writing.point(isOpen && listed.of === writing.raw().trim()),
    isPointed: writing.isPointed,
  };
}

/** Decides by a text: by what it names exactly, else by the list for it, which may have to come first. */
function settling<V extends string>(
  { search, exact, creating }: ChoosingProps<V>,
  listed: Listed<V>,
  writing: Writing,
  { take, create, decide, refuse }: Ends<V>,
) {
  return (typed: string, decided: (end: End) => void = () => {}): End => {
    const isSeen = listed.of === typed;
    if (isSeen && creating && listed.options[0]?.value === CREATE) return create(typed);
    const named = exact?.(typed);
    if (typeof named === 'string') return refuse(named);
    if (named) return take(named, typed);
    const found = isSeen ? listed.options : search(typed);
    if (!(found instanceof Promise)) return decide(typed, found);
    const isLast = writing.turn();
    writing.wait();
    void found.then((answer) => isLast() && decided(flushSync(() => decide(typed, answer))));
    return 'awaited';
  };
}

type Writing = ReturnType<typeof useWriting>;

const begun = { text: undefined as string | undefined, turn: 0, isPointed: false, isAwaited: false };

/** What is typed, drawn and as of this moment: keys come faster than they are drawn. */
function useWriting() {
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const now = useRef(begun);
  const mark = (part: Partial<typeof begun>): void => void (now.current = { ...now.current, ...part });
  const nextTurn = (): number => now.current.turn + 1;
  return {
    text,
    problem,
    raw: () => now.current.text ?? '',
    write: (next: string | undefined): void => {
      now.current = { ...begun, text: next, turn: nextTurn() };
      setText(next);
      setProblem(undefined);
    },
    /** Keeps the text, with a sentence. */
    refuse: (sentence: string): void => {
      mark({ isAwaited: false });
      setProblem(sentence);
    },
    /** Something is asked; whether nothing else was since. */
    turn: (): (() => boolean) => {
      const turn = nextTurn();
      mark({ turn });
      return () => now.current.turn === turn;
    },
    /** What was asked last decides. */
    wait: () => mark({ isAwaited: true }),
    isAwaited: () => now.current.isAwaited,
    point: (isPointed: boolean) => mark({ isPointed }),
    isPointed: () => now.current.isPointed,
    /** Nothing is decided of what is typed. */
    isOpen: () => now.current.text !== undefined && !now.current.isAwaited && problem === undefined,
  };
}

/** What shows of it: nothing where something was chosen from elsewhere since, by a step back or a scan. */
function standingOf(
  { text, problem, raw }: Writing,
  value: unknown,
): Pick<Choosing<string>, 'text' | 'problem' | 'typed'> {
  const isOver = problem !== undefined && value !== null;
  if (isOver) return { text: undefined, problem: undefined, typed: () => '' };
  return { text, problem, typed: () => raw().trim() };
}

interface Listed<V extends string> {
  readonly of: string;
  // The same array until the next answer: the control takes another one for the answer it waits for.
  readonly options: Option<V>[];
}

function useListed<V extends string>(creating: Creating | undefined) {
  const [listed, setListed] = useState<Listed<V>>(() => ({ of: '', options: [] }));
  const list = (of: string, found: Found<V>): void =>
    setListed({ of, options: found.length > 0 ? [...found] : offered(creating, of) });
  return { listed, list };
}

type Ends<V extends string> = ReturnType<typeof useEnds<V>>;

/** What a text comes to: something that is chosen or created, or a sentence. */
function useEnds<V extends string>(
  props: ChoosingProps<V>,
  control: Control<V>,
  { write, refuse: tellOf }: Writing,
) {
  const { t } = useLingui();
  // An answer that comes late is for the form as it is then.
  const tell = useLatest(props.onChange);
  const take = (option: Option<V> | null, code?: string): 'chosen' => {
    write(undefined);
    tell(option, code);
    return 'chosen';
  };
  const create = (typed: string): 'chosen' => {
    write(undefined);
    props.creating?.onCreate(typed);
    return 'chosen';
  };
  const refuse = useLatest((sentence: string): 'nothing' => {
    tellOf(sentence);
    if (props.value !== null) props.onChange(null);
    const input = inputOf(control.current);
    if (input === document.activeElement) input?.select();
    return 'nothing';
  });
  const decide = (text: string, found: Found<V>): End => {
    const offers = found.filter(({ disabled }) => disabled !== true);
    const first = offers.find((one) => isNamed(one, text)) ?? offers[0];
    return first ? take(first) : refuse(t`Nothing found for “${text}”.`);
  };
  return { take, create, refuse, decide };
}

/** The option to create what was searched for, if that is possible. */
function offered<V extends string>(creating: Creating | undefined, query: string): Option<V>[] {
  if (!creating || query === '') return [];
  return [{ value: CREATE as V, label: creating.label(query), icon: 'plus' }]; // taken before it is chosen
}

/** The value of the option that creates what was not found. */
const CREATE = ' create';
