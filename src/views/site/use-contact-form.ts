import { useState, type FormEvent } from 'react';
import { focusFirstWrong } from '../ui/focus-first-wrong.ts';
import { contactFaults, type ContactFaults, type ContactField } from './contact-faults.ts';
import { useSiteHost, useHostValue } from './site-host.ts';

const none: ContactFaults = {};

/** The contact form's faults, shown until their fields are changed, and what submits it. */
export function useContactForm() {
  const { sendMessage } = useSiteHost();
  const { phase, problem } = useHostValue('message');
  const [own, setOwn] = useState(none);
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const faults: ContactFaults = { ...problem?.fields, ...own };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (phase === 'sending') return;
    const given = textsOf(event.currentTarget);
    const found = contactFaults(given);
    setOwn(found);
    setMended(new Set());
    if (Object.keys(found).length > 0) focusFirstWrong('.contact');
    else void sendMessage(given).then(() => focusFirstWrong('.contact'));
  };
  const mend = ({ target }: FormEvent<HTMLFormElement>): void => {
    if (target instanceof Element) setMended((now) => new Set([...now, target.getAttribute('name') ?? '']));
  };
  return {
    submit,
    mend,
    isSending: phase === 'sending',
    /** Of the whole message, not of a field. */
    problem: problem && Object.keys(problem.fields).length === 0 ? problem : null,
    fault: (field: ContactField): string | undefined => (mended.has(field) ? undefined : faults[field]),
  };
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value;
  return texts;
}
