import { useId, useRef, type KeyboardEvent } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Mention } from '#model/comment/comment.facts.ts';
import { Popover } from '#views/ui/popover.tsx';
import { OWN_KEYS } from '#views/ui/use-form-keys.ts';
import { useMentioning } from './use-mentioning.ts';

interface MentionAreaProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly people: readonly Mention[];
  readonly label: string;
  readonly maxLength: number;
  readonly onSubmit: () => void;
  readonly onEscape?: (() => void) | undefined;
  readonly autoFocus?: boolean;
}

/** A text area in which `@` suggests people: arrows, Enter and Tab, Escape; Ctrl+Enter submits. */
export function MentionArea(props: MentionAreaProps) {
  const { t } = useLingui();
  const list = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { people, onChange } = props;
  const mentioning = useMentioning({ area, people, onChange, otherwise: (event) => deedOf(event, props) });
  const { found, at, look, take, leave, onKeyDown } = mentioning;
  const offered = found.length > 0 && { 'aria-controls': list, 'aria-activedescendant': `${list}-${at}` };
  return (
    <div ref={box} className="comment-area">
      <textarea
        ref={area}
        {...OWN_KEYS}
        name="comment"
        className="ui-input"
        rows={3}
        maxLength={props.maxLength}
        aria-label={props.label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        {...offered}
        placeholder={t`Write a comment; use @ to mention someone`}
        value={props.value}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the person has just asked to edit
        autoFocus={props.autoFocus === true}
        onChange={({ target }) => {
          onChange(target.value);
          look(target);
        }}
        onClick={({ currentTarget }) => look(currentTarget)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <HowMany count={found.length} />
      <Popover open={found.length > 0} anchor={box} onClose={leave}>
        <People id={list} people={found} at={at} onTake={take} />
      </Popover>
    </div>
  );
}

function deedOf(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { onSubmit, onEscape }: Pick<MentionAreaProps, 'onSubmit' | 'onEscape'>,
): (() => void) | undefined {
  if (key === 'Enter' && (ctrlKey || metaKey)) return onSubmit;
  return key === 'Escape' ? onEscape : undefined;
}

/** Announces the suggestions to screen readers: a list that appears while typing goes unnoticed otherwise. */
function HowMany({ count }: { readonly count: number }) {
  const { t } = useLingui();
  return (
    <span className="ui-hidden" role="status">
      {count > 0 && t`${plural(count, { one: '# person', other: '# people' })}, choose with the arrows`}
    </span>
  );
}

interface PeopleProps {
  readonly id: string;
  readonly people: readonly Mention[];
  readonly at: number;
  readonly onTake: (person: Mention) => void;
}

/** The keys are handled by the text area, which keeps the focus. */
function People({ id, people, at, onTake }: PeopleProps) {
  const { t } = useLingui();
  return (
    <div id={id} role="listbox" aria-label={t`People`} className="comment-people" tabIndex={-1}>
      {people.map((person, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={person.user}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(person)}
        >
          {person.name}
        </div>
      ))}
    </div>
  );
}
