import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ApiClientForm } from '#model/areas/integrations/api-client/api-client.facts.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { Field } from '#views/ui/field.tsx';
import { TextArea } from '#views/ui/text-area.tsx';

/** The addresses and networks that a client may call from, one a line. */
export function NetworkField({ form }: { readonly form: Form<ApiClientForm> }) {
  const { t } = useLingui();
  const { value, edit, error } = form;
  const [text, setText] = useState(value.addresses.join('\n'));
  const write = (typed: string): void => {
    setText(typed);
    edit((draft) => void (draft.addresses = linesOf(typed)));
  };
  const wrongAt = value.addresses.findIndex((_, index) => error(`addresses.${index}`) !== undefined);
  const wrong =
    wrongAt < 0
      ? undefined
      : t`Enter an IP address or network, e.g. 10.0.0.0/8, not ${value.addresses[wrongAt] ?? ''}.`;
  return (
    <Field
      label={t`May call from`}
      hint={t`IP addresses or networks such as 192.0.2.0/24, one a line. Empty: from anywhere.`}
      error={error('addresses') ?? wrong}
    >
      <TextArea name="addresses" value={text} rows={2} onChange={write} />
    </Field>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
