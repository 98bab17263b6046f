import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Problem } from '#machines/app/session/session.types.ts';
import { Field } from '#views/ui/field.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { click, find, render, type } from '#views/ui/ui.fixtures.tsx';
import { emailField, nameField } from '../account/account-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { useAccountForm } from '../account/use-account-form.ts';

const schema = z.object({ name: nameField, email: emailField });

interface TrialProps {
  readonly problem?: Problem | null;
  readonly isSending?: boolean;
  readonly onSend?: (data: object) => void;
  readonly judge?: (data: { readonly name: string }) => Readonly<Record<string, string>>;
}

function Trial({ problem = null, isSending = false, onSend = () => {}, judge = () => ({}) }: TrialProps) {
  const [initial] = useState({ name: '', email: '' });
  const form = useAccountForm(schema, initial, problem?.fields, judge);
  const submit = (): boolean => {
    const sound = form.check();
    if (sound) onSend(sound);
    return sound !== null;
  };
  return (
    <main className="app-blank-main">
      <AuthForm problem={problem} isSending={isSending} submitLabel="Send" onSubmit={submit}>
        <Field label="Name" error={form.error('name')}>
          <TextInput {...form.field('name')} name="name" />
        </Field>
        <Field label="Email" error={form.error('email')}>
          <TextInput {...form.field('email')} name="email" />
        </Field>
      </AuthForm>
    </main>
  );
}

const wrong = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map((one) => one.getAttribute('name'));
const messages = () => document.querySelectorAll('.ui-field-error').length;
const write = (name: string, text: string): void => type(`[name=${name}]`, text);
const send = (): void => click('[data-testid=submit]');
const drawn = () => act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));

describe('a form before the shell', () => {
  it('[AUT1] says what takes more than one field to see, and sends nothing of it', () => {
    const sent: object[] = [];
    render(
      <Trial
        onSend={(data) => sent.push(data)}
        judge={({ name }) => (name === 'Kim' ? { name: 'nameInPassword' } : {})}
      />,
    );
    write('email', 'kim@example.com');
    write('name', 'Kim');
    send();
    expect([wrong(), sent]).toEqual([['name'], []]);
    write('name', 'Ann');
    send();
    expect([wrong(), sent]).toEqual([[], [{ name: 'Ann', email: 'kim@example.com' }]]);
  });

  it('[AUT1] says nothing before it is touched, then one thing a field', () => {
    render(<Trial />);
    expect(wrong()).toEqual([]);
    write('email', 'kim');
    expect([wrong(), messages()]).toEqual([['email'], 1]);
    write('email', 'kim@example.com');
    expect(wrong()).toEqual([]);
  });

  it('[AUT1] says everything once it is sent, and sends nothing that is wrong', () => {
    const sent: object[] = [];
    render(<Trial onSend={(data) => sent.push(data)} />);
    send();
    expect([wrong(), messages(), sent]).toEqual([['name', 'email'], 2, []]);
    write('name', ' Kim ');
    write('email', 'kim@example.com');
    send();
    expect(sent).toEqual([{ name: 'Kim', email: 'kim@example.com' }]);
  });

  it.each(['commonPassword', 'a code that is new'])(
    '[AUT2] shows the refusal %o at its field until that is changed',
    (code) => {
      const problem: Problem = { code: 'failed', detail: 'Not like this.', fields: { email: code } };
      render(<Trial problem={problem} />);
      expect([wrong(), messages()]).toEqual([['email'], 1]);
      write('name', 'Kim');
      expect(wrong()).toEqual(['email']);
      write('email', 'kim@example.com');
      expect(wrong()).toEqual([]);
      render(<Trial problem={{ ...problem, fields: { email: code } }} />);
      expect(wrong()).toEqual(['email']);
    },
  );

  it('[AUT3] puts the focus on the first wrong field', async () => {
    render(<Trial />);
    write('name', 'Kim');
    act(() => find('[data-testid=submit]').focus());
    send();
    await drawn();
    expect(document.activeElement?.getAttribute('name')).toBe('email');
  });

  it('[AUT3] is not sent while it is on its way', () => {
    const sent: object[] = [];
    const onSend = (data: object): void => void sent.push(data);
    render(<Trial onSend={onSend} />);
    write('name', 'Kim');
    write('email', 'kim@example.com');
    render(<Trial isSending onSend={onSend} />);
    act(() => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(sent).toEqual([]);
  });
});
