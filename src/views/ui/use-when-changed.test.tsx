import { expect, it } from 'vitest';
import { render } from './ui.fixtures.tsx';
import { useOnChange } from './use-on-change.ts';
import { useWhenChanged } from './use-when-changed.ts';

/** As scrolling answers in newer browsers. */
const answer = async (): Promise<void> => {};

it.each([useOnChange, useWhenChanged])(
  '[UI76] what is answered to a change is not taken for its end',
  (use) => {
    const seen: string[] = [];
    const Shown = ({ at }: { readonly at: string }) => {
      use(at, (value) => (seen.push(value), answer()));
      return <p>{at}</p>;
    };
    render(<Shown at="one" />);
    render(<Shown at="two" />);
    expect(seen).toEqual(['one', 'two']);
  },
);
