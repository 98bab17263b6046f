import { useLingui } from '@lingui/react/macro';
import { contactFaultWords, type ContactField } from './contact-faults.ts';

interface ContactInputProps {
  readonly name: ContactField;
  readonly label: string;
  readonly type?: 'text' | 'email';
  /** Of a field of several lines. */
  readonly rows?: number;
  readonly maxLength?: number;
  readonly autoComplete?: string;
  readonly required?: boolean;
  /** The code of what is wrong with it. */
  readonly fault: string | undefined;
}

/** A field of the contact form with its label and what is wrong with it, linked for assistive technology. */
export function ContactInput({
  name,
  label,
  type,
  rows,
  required = false,
  fault,
  ...rest
}: ContactInputProps) {
  const { t, i18n } = useLingui();
  const words = fault === undefined ? undefined : (contactFaultWords[fault] ?? contactFaultWords['refused']);
  const [id, note] = [`contact-${name}`, `contact-${name}-fault`];
  const control = {
    ...rest,
    id,
    name,
    required,
    className: 'ui-input',
    'aria-invalid': words !== undefined,
    ...(words && { 'aria-describedby': note }),
  };
  return (
    <div className="ui-field">
      <label htmlFor={id} className="ui-field-label" data-required={required}>
        {label}
        {!required && <small>{t`optional`}</small>}
      </label>
      {rows === undefined ? (
        <input {...control} type={type ?? 'text'} />
      ) : (
        <textarea {...control} rows={rows} />
      )}
      {words && (
        <div id={note} className="ui-field-error" role="alert">
          {i18n._(words)}
        </div>
      )}
    </div>
  );
}
