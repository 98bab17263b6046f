import { useFieldControl, useTellField } from './field.tsx';

/** What a control itself says of what was typed: in the field around it, below the control where there is none. */
export function OwnProblem({ text }: { readonly text: string | undefined }) {
  const { id } = useFieldControl();
  useTellField(text);
  if (id !== undefined || text === undefined) return null;
  return (
    <span className="ui-lines-error" role="alert">
      {text}
    </span>
  );
}
