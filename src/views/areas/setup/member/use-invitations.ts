import { useLingui } from '@lingui/react';
import type { Locale } from '#i18n/locale.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { atLine, blankLine, invitationLines, isBlank, type InvitationLines } from './invitation-form.ts';
import { useLeastRole } from '../role/role-name.ts';

interface Invitations {
  readonly form: Form<InvitationLines>;
  /** Invites every line; refused ones stay in the form with the reason. Returns how many were sent. */
  send(): number;
}

/** A form of addresses with a role each, and a function to invite them. */
export function useInvitations(): Invitations {
  const { i18n } = useLingui();
  const model = useModel();
  const propose = usePropose();
  const role = useLeastRole();
  const form = useForm<InvitationLines>(
    invitationLines,
    { lines: [{ ...blankLine, role }] },
    { kind: 'member', row: undefined },
  );
  const invite = ({ email, role }: (typeof form.value.lines)[number]) =>
    propose(
      {
        kind: 'member',
        document: model.newId(),
        type: 'invite',
        data: { email, role, language: i18n.locale as Locale }, // activateLocale accepts no other
      },
      { quiet: true },
    );
  const send = (): number => {
    if (!form.check()) return 0;
    const lines = form.value.lines.filter((line) => !isBlank(line));
    if (lines.length === 0) {
      form.show({ code: 'invalid', fields: { 'lines.0.email': 'required' } });
      return 0;
    }
    const answers = lines.map((line) => ({ line, refusal: invite(line) }));
    const left = answers.filter(({ refusal }) => refusal !== null);
    if (left.length === 0) form.draft.startOver();
    else {
      form.edit((draft) => void (draft.lines = left.map(({ line }) => line)));
      const fields = left.map(({ refusal }, index) => (refusal ? atLine(index, refusal) : {}));
      form.show({ code: 'invalid', fields: Object.assign({}, ...fields) });
    }
    return answers.length - left.length;
  };
  return { form, send };
}
