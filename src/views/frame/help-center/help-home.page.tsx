import { HelpHome } from './help-home.tsx';
import { InnerLinks } from './inner-links.tsx';

/** The start of the help centre in the application. */
export function HelpHomePage() {
  return (
    <InnerLinks>
      <HelpHome />
    </InnerLinks>
  );
}
