import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_COMMENT, type Commentable } from '#model/comment/comment.facts.ts';
import type { Person } from '#model/engine/company-model.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useModel } from '../document/model-context.tsx';
import { usePropose } from '../document/use-propose.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import type { Async } from '#views/ui/use-async.ts';
import type { Needed } from './asking.ts';
import { useAblePeople } from './use-able-people.ts';

interface AskDialogProps {
  readonly kind: Commentable;
  /** What it is asked for: each gets a request of its own. */
  readonly documents: readonly string[];
  /** The command, and its name. */
  readonly command: string;
  readonly label: string;
  readonly needed: Needed;
  readonly onClose: () => void;
}

/** Who could do what was refused; one press asks all of them. [CM5] */
export function AskDialog(props: AskDialogProps) {
  const { t } = useLingui();
  const { kind, documents, label, needed, onClose } = props;
  const people = useAblePeople(...documents.map((document) => ({ kind, document, ...needed })));
  const { chosen, choose, note, setNote, why, give } = useAsking(props, people);
  return (
    <GiveDialog
      title={t`Ask for: ${label}`}
      label={t`Ask`}
      testId="give-ask"
      disabledReason={why}
      onGive={give}
      onClose={onClose}
    >
      <div className="ui-stack">
        <Able people={people} chosen={chosen} onChoose={choose} />
        <Field label={t`Note`} optional>
          <TextArea rows={2} maxLength={LONGEST_COMMENT} value={note} onChange={setNote} />
        </Field>
      </div>
    </GiveDialog>
  );
}

function useAsking(props: AskDialogProps, people: Async<readonly Person[]>) {
  const { t } = useLingui();
  const model = useModel();
  const propose = usePropose();
  const announcer = useAnnouncer();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  const able = people.status === 'ready' ? people.value : [];
  const chosen = able.filter(({ user }) => !left.has(user));
  const why = chosen.length > 0 ? undefined : t`Choose at least one person to ask.`;
  const choose = (user: string, isChosen: boolean): void => {
    const next = new Set(left);
    if (isChosen) next.delete(user);
    else next.add(user);
    setLeft(next);
  };
  const give = (): void => {
    const { kind: about, documents, command, needed, onClose } = props;
    const mentions = chosen.map(({ user }) => user);
    const { permission } = needed;
    const ask = (document: string): boolean => {
      const data = { about, id: model.newId(), text: note, mentions, command, permission };
      return propose({ kind: 'comment', document, type: 'ask', data }) === null;
    };
    if (!documents.every(ask)) return;
    const names = chosen.map(({ name }) => name).join(', ');
    announcer.success(t`Asked: ${names}`);
    onClose();
  };
  return { chosen, choose, note, setNote, why, give };
}

interface AbleProps {
  readonly people: Async<readonly Person[]>;
  readonly chosen: readonly Person[];
  readonly onChoose: (user: string, isChosen: boolean) => void;
}

function Able({ people, chosen, onChoose }: AbleProps) {
  const { t } = useLingui();
  if (people.status === 'loading') return <Skeleton height="4rem" />;
  if (people.status === 'failed')
    return (
      <Notice tone="warning">
        <Trans>Who could do this is on the server, which can't be reached right now.</Trans>
      </Notice>
    );
  if (people.value.length === 0)
    return (
      <Notice>
        <Trans>Nobody else in the company can do this either. A role can be given the permission.</Trans>
      </Notice>
    );
  return (
    <div role="group" aria-label={t`Who could do this`} className="ui-stack">
      {people.value.map(({ user, name }) => (
        <Checkbox
          key={user}
          label={name}
          checked={chosen.some((one) => one.user === user)}
          onChange={(isChosen) => onChoose(user, isChosen)}
        />
      ))}
    </div>
  );
}
