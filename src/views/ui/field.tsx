import { createContext, useContext, useEffect, useId, useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Icon } from './icon.tsx';

interface FieldControl {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  /** Takes what the control itself says of its text; it replaces the error. */
  readonly tell: (problem: string | undefined) => void;
}

const FieldContext = createContext<FieldControl | undefined>(undefined);

export interface FieldProps {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only. */
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  /** At most one message; it replaces the hint. */
  readonly error?: string | undefined;
  /** Shows a mark next to the label; `RequiredNote` says what it means. */
  readonly required?: boolean;
  /** Shows "optional" next to the label. */
  readonly optional?: boolean;
  /** Spans all columns of a `ui-fields` grid. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Label, control, and a hint or one error, linked for assistive technology. */
export function Field(props: FieldProps) {
  const id = useId();
  const note = `${id}-note`;
  const [told, tell] = useState<string>();
  const error = told ?? props.error;
  const invalid = error !== undefined;
  const describedBy = invalid || props.hint !== undefined ? note : undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid, required: props.required === true, tell }}>
      <div className="ui-field" data-wide={props.wide === true}>
        <label
          htmlFor={id}
          className={props.labelHidden ? 'ui-hidden' : 'ui-field-label'}
          data-required={props.required === true}
        >
          {props.label}
          {props.optional && (
            <small>
              <Trans>optional</Trans>
            </small>
          )}
        </label>
        {props.children}
        {invalid ? (
          <div id={note} className="ui-field-error" role="alert">
            <Icon name="alert" size={14} />
            <span>{error}</span>
          </div>
        ) : (
          props.hint !== undefined && (
            <div id={note} className="ui-field-hint">
              {props.hint}
            </div>
          )
        )}
      </div>
    </FieldContext>
  );
}

/** The props a control gets from the field around it. `aria-label` names it if there is none. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  return {
    id: field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid ?? false,
    'aria-required': field?.required ?? false,
  };
}

/** Has the field around a control say what is wrong with the text that only the control knows. */
export function useTellField(problem: string | undefined): void {
  const tell = useContext(FieldContext)?.tell;
  useEffect(() => {
    tell?.(problem);
    return () => tell?.(undefined);
  }, [tell, problem]);
}
