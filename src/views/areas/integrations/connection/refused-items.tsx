import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedItem } from '#model/areas/integrations/connection/item-answer.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { ItemList } from './item-list.tsx';

interface RefusedItemsProps {
  readonly items: readonly ListedItem[];
  readonly connector: string;
  readonly retry: (item: string, texts: Readonly<Record<string, string>>) => Promise<void>;
  readonly drop: (item: string) => Promise<void>;
}

/** What was refused and waits: why, with its texts to put right, to try again or to put away. [CNV4] */
export function RefusedItems({ items, connector, retry, drop }: RefusedItemsProps) {
  const { t } = useLingui();
  const may = useModel().may('connection.manage');
  const sentence = useRefusalSentence();
  const [shown, setShown] = useState<ListedItem | null>(null);
  if (items.length === 0) return null;
  const below = (item: ListedItem) => (
    <span className="connection-refusal">
      <span>{item.refusal && sentence(item.refusal as Refusal)}</span>
      {may && (
        <Button size="sm" icon="edit" label={t`Put right: ${item.name}`} onClick={() => setShown(item)}>
          <Trans>Put right…</Trans>
        </Button>
      )}
    </span>
  );
  return (
    <Panel title={t`To put right`} subtitle={t`Put the cause right here or there, then try again.`} flush>
      <ItemList items={items} connector={connector} below={below} />
      {shown && (
        <RefusedDialog
          key={shown.id}
          item={shown}
          onClose={() => setShown(null)}
          onRetry={(texts) => void retry(shown.id, texts)}
          onDrop={() => void drop(shown.id)}
        />
      )}
    </Panel>
  );
}

interface RefusedDialogProps {
  readonly item: ListedItem;
  readonly onClose: () => void;
  readonly onRetry: (texts: Readonly<Record<string, string>>) => void;
  readonly onDrop: () => void;
}

function RefusedDialog({ item, onClose, onRetry, onDrop }: RefusedDialogProps) {
  const sentence = useRefusalSentence();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(item.texts);
  const changed = Object.fromEntries(
    Object.entries(texts).filter(([name, text]) => text !== item.texts[name]),
  );
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog
      open
      title={item.name}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" icon="trash" onClick={then(onDrop)}>
            <Trans>Put away</Trans>
          </Button>
          <Button
            variant="primary"
            icon="refresh"
            data-testid="try-again"
            onClick={then(() => onRetry(changed))}
          >
            <Trans>Try again</Trans>
          </Button>
        </>
      }
    >
      <p role="status">{item.refusal && sentence(item.refusal as Refusal)}</p>
      <Texts texts={texts} onChange={setTexts} />
    </Dialog>
  );
}

interface TextsProps {
  readonly texts: Readonly<Record<string, string>>;
  readonly onChange: (texts: Readonly<Record<string, string>>) => void;
}

/** What of it can be put right here, by the names that the other side gives. */
function Texts({ texts, onChange }: TextsProps) {
  const { t } = useLingui();
  return (
    <>
      {Object.keys(texts).map((name) => (
        <Field key={name} label={name}>
          <TextInput value={texts[name] ?? ''} onChange={(text) => onChange({ ...texts, [name]: text })} />
        </Field>
      ))}
      {Object.keys(texts).length === 0 && (
        <p className="ui-faint">{t`Nothing of it is changed here. Put the cause right, then try again.`}</p>
      )}
    </>
  );
}
