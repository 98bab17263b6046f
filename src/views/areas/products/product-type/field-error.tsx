import { Icon } from '#views/ui/icon.tsx';

/** The one message of a part of a form that is no field: a table, a group of boxes; nothing without one. */
export function FieldError({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <div className="ui-field-error" role="alert">
      <Icon name="alert" size={14} />
      <span>{text}</span>
    </div>
  );
}
