import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_COMMENT, type Mention } from '#model/comment/comment.facts.ts';
import { Button } from '#views/ui/button.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { MentionArea } from './mention-area.tsx';

interface CommentComposerProps {
  readonly label: string;
  readonly people: readonly Mention[];
  readonly initial: string;
  /** Label of the button. */
  readonly action: string;
  /** Returns whether the text was accepted; it is then cleared. */
  readonly onSubmit: (text: string) => boolean;
  /** Called on every change, so that the text can be stored. */
  readonly onWrite?: (text: string) => void;
  readonly onCancel?: () => void;
}

/** From this many characters left, they are counted down. */
const NEARLY_FULL = 200;

/** Input for writing or editing a comment. */
export function CommentComposer(props: CommentComposerProps) {
  const { label, people, initial, onSubmit, onWrite, onCancel } = props;
  const [text, setText] = useState(initial);
  const write = (next: string): void => {
    setText(next);
    onWrite?.(next);
  };
  const submit = (): void => {
    if (text.trim() !== '' && onSubmit(text.trim())) write('');
  };
  return (
    <form
      className="comment-composer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <MentionArea
        value={text}
        onChange={write}
        people={people}
        label={label}
        maxLength={LONGEST_COMMENT}
        onSubmit={submit}
        onEscape={onCancel}
        autoFocus={onCancel !== undefined}
      />
      <ComposerFoot {...props} text={text} />
    </form>
  );
}

function ComposerFoot({ text, action, onCancel }: CommentComposerProps & { readonly text: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const left = LONGEST_COMMENT - text.length;
  const characters = format.count(left);
  return (
    <div className="comment-composer-foot">
      <span className="ui-faint">
        {left < NEARLY_FULL ? <Trans>{characters} characters left</Trans> : <Trans>Ctrl+Enter sends</Trans>}
      </span>
      {onCancel && <Button variant="quiet" size="sm" onClick={onCancel}>{t`Cancel`}</Button>}
      <Button
        type="submit"
        variant="primary"
        size="sm"
        icon="send"
        disabledReason={text.trim() === '' ? t`Write something first` : undefined}
        data-testid="comment-send"
      >
        {action}
      </Button>
    </div>
  );
}
