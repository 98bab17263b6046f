import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Mention } from '#model/comment/comment.events.ts';
import { Popover } from '../ui/popover.tsx';
import { matching, typedAt, withMention, type TypedMention } from './mention-text.ts';

interface MentionAreaProps {
  readonly id?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly people: readonly Mention[];
  readonly label: string;
  readonly maxLength: number;
  readonly onSubmit: () => void;
  readonly onEscape?: (() => void) | undefined;
  readonly autoFocus?: boolean;
}

const MOST_SHOWN = 6;

/** Several lines of text in which `@` offers people: arrows, Enter and Tab, Escape; Ctrl+Enter submits. */
export function MentionArea(props: MentionAreaProps) {
  const { value, onChange, people, label, onSubmit, onEscape } = props;
  const { t } = useLingui();
  const list = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const [at, setAt] = useState(0);
  const found = typed ? matching(people, typed.query).slice(0, MOST_SHOWN) : [];
  const open = found.length > 0;
  const look = (element: HTMLTextAreaElement): void => {
    setTyped(typedAt(element.value, element.selectionStart));
    setAt(0);
  };
  const take = (person: Mention | undefined): void => {
    const { current } = area;
    if (!typed || !person || !current) return;
    const next = withMention(value, current.selectionStart, typed, person.name);
    onChange(next.text);
    setTyped(null);
    current.focus();
    requestAnimationFrame(() => current.setSelectionRange(next.caret, next.caret));
  };
  const keys = (event: KeyboardEvent): void => {
    const act = open ? choosing(event.key) : writing(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const choosing = (key: string): (() => void) | undefined =>
    ({
      ArrowDown: () => setAt((at + 1) % found.length),
      ArrowUp: () => setAt((at - 1 + found.length) % found.length),
      Enter: () => take(found[at]),
      Tab: () => take(found[at]),
      Escape: () => setTyped(null),
    })[key];
  const writing = ({ key, ctrlKey, metaKey }: KeyboardEvent): (() => void) | undefined => {
    if (key === 'Enter' && (ctrlKey || metaKey)) return onSubmit;
    return key === 'Escape' ? onEscape : undefined;
  };
  const count = found.length;
  return (
    <div ref={box} className="comment-area">
      <textarea
        ref={area}
        id={props.id}
        name="comment"
        className="ui-input"
        rows={3}
        maxLength={props.maxLength}
        aria-label={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={open ? list : undefined}
        aria-activedescendant={open ? `${list}-${at}` : undefined}
        placeholder={t`Write a comment; @ mentions somebody`}
        value={value}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the person has just asked to edit
        autoFocus={props.autoFocus === true}
        onChange={(event) => {
          onChange(event.target.value);
          look(event.target);
        }}
        onClick={(event) => look(event.currentTarget)}
        onBlur={() => setTyped(null)}
        onKeyDown={keys}
      />
      <span className="ui-hidden" role="status">
        {open ? t`${plural(count, { one: '# person', other: '# people' })}, choose with the arrows` : ''}
      </span>
      <Popover open={open} anchor={box} onClose={() => setTyped(null)}>
        <ul id={list} role="listbox" aria-label={t`People`} className="comment-people">
          {found.map((person, index) => (
            <PersonOption
              key={person.user}
              id={`${list}-${index}`}
              name={person.name}
              chosen={index === at}
              onTake={() => take(person)}
            />
          ))}
        </ul>
      </Popover>
    </div>
  );
}

interface PersonOptionProps {
  readonly id: string;
  readonly name: string;
  readonly chosen: boolean;
  readonly onTake: () => void;
}

function PersonOption({ id, name, chosen, onTake }: PersonOptionProps) {
  return (
    // The keys are the text area's, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="option"
      aria-selected={chosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      {name}
    </li>
  );
}
