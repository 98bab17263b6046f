import { useLingui } from '@lingui/react/macro';
import { Field } from '#views/ui/field.tsx';
import { PasswordInput } from '#views/ui/password-input.tsx';
import { RequiredNote } from '#views/ui/required-note.tsx';
import { SearchInput } from '#views/ui/search-input.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { TextInput, type TextInputProps } from '#views/ui/text-input.tsx';
import { Held, Specimen } from './gallery-frame.tsx';

/** An editable text field. */
function HeldText({ initial = '', ...props }: Partial<TextInputProps> & { readonly initial?: string }) {
  return (
    <Held initial={initial}>
      {(value, change) => <TextInput {...props} value={value} onChange={change} />}
    </Held>
  );
}

/** Text fields: label, control, and a hint or one message. */
export function GalleryText() {
  const { t } = useLingui();
  return (
    <>
      <Specimen name={t`At rest`} id="text-rest">
        <RequiredNote />
        <Field label={t`Name`} required>
          <HeldText placeholder={t`For instance Hex bolt M8`} />
        </Field>
      </Specimen>
      <Specimen name={t`Filled, with a hint`}>
        <Field label={t`Order reference`} hint={t`Printed on the delivery note.`} optional>
          <HeldText initial="PO-2291" />
        </Field>
      </Specimen>
      <Invalid />
      <Specimen name={t`Off`}>
        <Field label={t`Number`} hint={t`Given when the order is confirmed.`}>
          <TextInput value="SO-10482" disabled onChange={() => {}} />
        </Field>
      </Specimen>
      <Specimen name={t`Read only`}>
        <Field label={t`VAT number`}>
          <TextInput value="SE556677889901" readOnly onChange={() => {}} />
        </Field>
      </Specimen>
      <Specimen name={t`With an icon and a unit`}>
        <Field label={t`Weight`}>
          <HeldText icon="package" suffix="kg" initial="12" align="end" />
        </Field>
      </Specimen>
      <OtherTexts />
    </>
  );
}

/** Invalid until corrected: the message follows what is typed. */
function Invalid() {
  const { t } = useLingui();
  const sayWrong = (value: string): string | undefined =>
    /^\S+@\S+\.\S+$/.test(value) ? undefined : t`Write an address as name@example.com.`;
  return (
    <Specimen name={t`Wrong, with one message`} id="text-invalid">
      <Held initial="anna@nordlager">
        {(value, change) => (
          <Field label={t`Email`} required error={sayWrong(value)} hint={t`Order confirmations go there.`}>
            <TextInput type="email" value={value} onChange={change} />
          </Field>
        )}
      </Held>
    </Specimen>
  );
}

function OtherTexts() {
  const { t } = useLingui();
  const note = t`Deliver to gate 4 between 7 and 11. The driver calls half an hour ahead.`;
  return (
    <>
      <Specimen name={t`Password`}>
        <Field label={t`Password`}>
          <Held initial="three tired herons">
            {(value, change) => (
              <PasswordInput
                name="gallery-password"
                autoComplete="new-password"
                value={value}
                onChange={change}
              />
            )}
          </Held>
        </Field>
      </Specimen>
      <Specimen name={t`Several lines`} id="text-lines">
        <Field label={t`Delivery instructions`}>
          <Held initial={note}>{(value, change) => <TextArea value={value} onChange={change} />}</Held>
        </Field>
      </Specimen>
      <Specimen name={t`Search, empty and in use`} id="text-search">
        <Held initial="">
          {(value, change) => (
            <SearchInput value={value} onChange={change} label={t`Search products`} hotkey="/" />
          )}
        </Held>
        <Held initial="M8">
          {(value, change) => (
            <SearchInput value={value} onChange={change} label={t`Search orders`} size="sm" />
          )}
        </Held>
      </Specimen>
    </>
  );
}
