import type { Option } from './option.ts';

/** The field of a control of PrimeReact, whose types say that it is a component. */
export const inputOf = (control: { getInput(): unknown } | null): HTMLInputElement | null => {
  const input = control?.getInput();
  return input instanceof HTMLInputElement ? input : null;
};

/** Whether a text is all that an option is called. */
export const isNamed = ({ label, hint }: Option, text: string): boolean =>
  [label, hint].some((one) => one?.toLowerCase() === text.toLowerCase());

/** The option with exactly this text, else the active one if it begins so, else the first that begins so or has it in it. */
export function meantOption<V extends string>(
  options: readonly Option<V>[],
  text: string,
  active: string | undefined,
): Option<V> | undefined {
  const wanted = text.toLowerCase();
  const exact = options.find((one) => isNamed(one, text));
  if (exact) return exact;
  const can = options.filter(({ disabled }) => disabled !== true);
  const begins = can.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  const seen = begins.find(({ label, hint = '' }) => label + hint === active);
  const holds = ({ label, hint = '' }: Option): boolean =>
    [label, hint].some((one) => one.toLowerCase().includes(wanted));
  return seen ?? begins[0] ?? can.find(holds);
}
