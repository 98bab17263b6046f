import { plural } from '@lingui/core/macro';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QuoteRequestRow } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import type { ProposedLetter } from '#model/papers/letter.ts';
import { quoteRequestPaper } from '#model/papers/quote-request.paper.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useLetters } from '#views/kit/print/use-paper.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';

interface MailProps {
  readonly row: QuoteRequestRow;
  readonly onClose: () => void;
}

type Chosen = ReadonlyMap<string, readonly string[]>;

/**
 * Mails the request to each of its suppliers, in its own language, with a link for each recipient: those that were not mailed are
 * ticked.
 */
export function MailDialog({ row, onClose }: MailProps) {
  const { t } = useLingui();
  const letters = useLetters(
    quoteRequestPaper,
    row,
    row.suppliers.map(({ supplier }) => supplier),
  );
  const [typed, setChosen] = useState<Chosen | null>(null);
  const chosen = typed ?? usualRecipients(row, letters);
  const mayLink = useModel().may('sharedLink.manage');
  const [link, setLink] = useState(mayLink);
  const { send, failures, isSending } = useSending(row, letters, onClose);
  const count = [...chosen.values()].filter((to) => to.length > 0).length;
  const lacking = row.number === null ? t`It has no number yet: it waits for the connection.` : undefined;
  const nobody = count === 0 ? t`Choose who it is for.` : undefined;
  return (
    <GiveDialog
      title={t`Send by mail`}
      label={count === 0 ? t`Send` : t`Send to ${plural(count, { one: '# supplier', other: '# suppliers' })}`}
      testId="send-mails"
      width="40rem"
      disabledReason={lacking ?? nobody ?? (isSending ? t`Sending` : undefined)}
      onClose={onClose}
      onGive={() => {
        // Whom it goes to stays as it was chosen, while the first ones are noted as mailed.
        setChosen(chosen);
        void send(chosen, link).then(setChosen);
      }}
    >
      <div className="ui-stack">
        <Notices failures={failures} />
        <AllRecipients {...{ row, letters, chosen }} onChange={setChosen} />
        {mayLink && <WithLinks wanted={link} onChange={setLink} />}
      </div>
    </GiveDialog>
  );
}

function Notices({ failures }: { readonly failures: readonly Failed[] }) {
  const { isDemo } = useApp();
  return (
    <>
      {isDemo && (
        <Notice tone="info">
          <Trans>This is a demonstration: the letter is written, kept and shown, and goes to nobody.</Trans>
        </Notice>
      )}
      {failures.map(({ supplier, why }) => (
        <Failure key={supplier} supplier={supplier} why={why} />
      ))}
    </>
  );
}

interface WithLinksProps {
  readonly wanted: boolean;
  readonly onChange: (wanted: boolean) => void;
}

function WithLinks({ wanted, onChange }: WithLinksProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      label={t`With a link for each recipient`}
      hint={t`They answer by it without signing in, and see nothing of the other suppliers.`}
      checked={wanted}
      onChange={onChange}
    />
  );
}

/** The first contact of each supplier that was not mailed yet. */
const usualRecipients = (row: QuoteRequestRow, letters: ReadonlyMap<string, ProposedLetter>): Chosen =>
  new Map(
    row.suppliers.map(({ supplier, mailedAt }) => {
      const [first] = letters.get(supplier)?.contacts ?? [];
      return [supplier, first && mailedAt === undefined ? [first.email] : []];
    }),
  );

interface AllProps {
  readonly row: QuoteRequestRow;
  readonly letters: ReadonlyMap<string, ProposedLetter>;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

const AllRecipients = ({ row, letters, chosen, onChange }: AllProps) =>
  row.suppliers.map(({ supplier }) => (
    <Recipients
      key={supplier}
      supplier={supplier}
      letter={letters.get(supplier)}
      chosen={chosen.get(supplier) ?? []}
      onChange={(to) => onChange(new Map([...chosen, [supplier, to]]))}
    />
  ));

interface RecipientsProps {
  readonly supplier: string;
  readonly letter: ProposedLetter | undefined;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Recipients({ supplier, letter, chosen, onChange }: RecipientsProps) {
  const { t } = useLingui();
  const name = useModel().replica.view.get('supplier', supplier)?.name ?? supplier;
  return (
    <fieldset className="quote-recipients">
      <legend>{name}</legend>
      {letter?.contacts.map(({ name: person, email }) => (
        <Checkbox
          key={email}
          label={person === '' ? email : `${person} <${email}>`}
          checked={chosen.includes(email)}
          onChange={(isOn) => onChange(isOn ? [...chosen, email] : chosen.filter((one) => one !== email))}
        />
      ))}
      {letter?.contacts.length === 0 && (
        <span className="ui-faint">{t`No contact with an e-mail address yet`}</span>
      )}
    </fieldset>
  );
}

function Failure({ supplier, why }: Failed) {
  const name = useModel().replica.view.get('supplier', supplier)?.name ?? supplier;
  return (
    <Notice tone="danger" title={name}>
      {why}
    </Notice>
  );
}

interface Failed {
  readonly supplier: string;
  readonly why: string;
}

/** Sends one letter after the other; resolves with whom it did not go to, who stay chosen. */
function useSending(row: QuoteRequestRow, letters: ReadonlyMap<string, ProposedLetter>, onSent: () => void) {
  const { t } = useLingui();
  const { company } = useModel();
  const { papers } = useApp();
  const announcer = useAnnouncer();
  const [failures, setFailures] = useState<readonly Failed[]>([]);
  const [isSending, setSending] = useState(false);
  const unsent = t`Couldn't send the letter. Check your connection.`;
  const send = async (chosen: Chosen, link: boolean): Promise<Chosen> => {
    setSending(true);
    const failed: Failed[] = [];
    const desk = await papers().catch(() => null);
    for (const [supplier, to] of chosen) {
      const letter = letters.get(supplier);
      if (!letter || to.length === 0) continue;
      const { subject, text } = letter;
      const place = { company, kind: 'quoteRequest', document: row.id };
      const body = { to: [...to], subject, text, ...(link && letter.link && { link }) };
      const why = desk ? await desk.mail(place, body, { party: supplier }) : { detail: null };
      if (why) failed.push({ supplier, why: why.detail ?? unsent });
    }
    setSending(false);
    setFailures(failed);
    if (failed.length === 0) {
      announcer.success(t`The letters are on their way.`);
      onSent();
    }
    return new Map([...chosen].filter(([supplier]) => failed.some((one) => one.supplier === supplier)));
  };
  return { send, failures, isSending };
}
