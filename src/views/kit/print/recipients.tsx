import { useState, type KeyboardEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PaperContact } from '#model/papers/letter.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { TextInput } from '#views/ui/text-input.tsx';

interface RecipientsProps {
  readonly contacts: readonly PaperContact[];
  /** Addresses. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Who a letter is for: contacts as chips that are on or off, and further addresses. */
export function Recipients({ contacts, chosen, onChange }: RecipientsProps) {
  const { t } = useLingui();
  const [others, setOthers] = useState<readonly PaperContact[]>([]);
  const toggle = (email: string): void =>
    onChange(chosen.includes(email) ? chosen.filter((one) => one !== email) : [...chosen, email]);
  const add = (email: string): void => {
    const known = [...contacts, ...others].find((one) => one.email.toLowerCase() === email.toLowerCase());
    if (!known) setOthers([...others, { name: '', email }]);
    const address = known?.email ?? email;
    if (!chosen.includes(address)) onChange([...chosen, address]);
  };
  return (
    <div className="ui-stack">
      <div className="ui-chips mail-to" role="group" aria-label={t`To`}>
        <span className="ui-faint">{t`To`}</span>
        {[...contacts, ...others].map(({ name, email }) => (
          <button
            key={email}
            type="button"
            className="mail-chip"
            aria-pressed={chosen.includes(email)}
            onClick={() => toggle(email)}
          >
            <Icon name={chosen.includes(email) ? 'check' : 'plus'} />
            <span>{name === '' ? email : `${name} <${email}>`}</span>
          </button>
        ))}
        {contacts.length === 0 && others.length === 0 && (
          <span className="ui-faint">{t`No contact with an e-mail address yet`}</span>
        )}
      </div>
      <AddAddress onAdd={add} />
    </div>
  );
}

const looksLikeAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

function AddAddress({ onAdd }: { readonly onAdd: (email: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = (): void => {
    const email = text.trim();
    if (email === '') return;
    setWrong(!looksLikeAddress(email));
    if (!looksLikeAddress(email)) return;
    onAdd(email);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    add();
  };
  return (
    <Field
      label={t`Another address`}
      hint={t`It has to belong to a contact of a customer or supplier, or to a member.`}
      error={isWrong ? t`This is not an e-mail address.` : undefined}
      optional
    >
      <div className="mail-add">
        <TextInput type="email" value={text} onChange={setText} onKeyDown={onKeyDown} />
        <Button icon="plus" data-testid="add-address" onClick={add}>{t`Add`}</Button>
      </div>
    </Field>
  );
}
