import { useLingui } from '@lingui/react/macro';
import { mailSender, type CompanyRow, type MailSender } from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { CompanyFormFrame } from './company-form-frame.tsx';
import { SenderTest } from './sender-test.tsx';

/** In whose name the company's mail is sent, where answers go, and a test of it. [CS7] */
export function MailPart() {
  const { t } = useLingui();
  const company = useCompany();
  const { form, save } = useSender();
  const refusal = useVerdict('company', COMPANY, 'setMailSender');
  return (
    <div className="ui-stack">
      <CompanyFormFrame draft={form.draft} refusal={refusal} onSave={save}>
        <Panel
          title={t`Sender of mail`}
          subtitle={t`For invitations, notifications and the daily mail, from the moment you save. Mail about accounts and payments comes from Lagra.`}
        >
          <SenderFields form={form} own={company.name} />
        </Panel>
      </CompanyFormFrame>
      <SenderTest isDirty={form.draft.isDirty} />
    </div>
  );
}

interface FieldsProps {
  readonly form: Form<MailSender>;
  /** The name of the company. */
  readonly own: string;
}

function SenderFields({ form, own }: FieldsProps) {
  const { t } = useLingui();
  const name = form.value.name.trim() || own;
  return (
    <div className="ui-fields">
      <Field
        label={t`Name`}
        optional
        hint={t`Sent as “${name} via Lagra”. Empty: the name of the company.`}
        error={form.error('name')}
      >
        <TextInput
          name="name"
          maxLength={60}
          value={form.value.name}
          onChange={(text) => form.edit((draft) => void (draft.name = text))}
        />
      </Field>
      <Field
        label={t`Answers go to`}
        optional
        hint={t`An e-mail address of yours. Empty: nobody reads answers.`}
        error={form.error('replyTo')}
      >
        <TextInput
          name="replyTo"
          type="email"
          value={form.value.replyTo}
          onChange={(text) => form.edit((draft) => void (draft.replyTo = text))}
        />
      </Field>
    </div>
  );
}

const senderIn = ({ mailSender: sender }: CompanyRow): MailSender => sender ?? { name: '', replyTo: '' };

function useSender() {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const row = useCompany();
  const propose = usePropose();
  const form = useForm<MailSender>(mailSender, senderIn(row), { kind: 'mailSender', row });
  const save = (): void => {
    if (!form.check()) return;
    const { version } = form.draft;
    const data = form.value;
    const given = propose({ kind: 'company', document: COMPANY, type: 'setMailSender', data, version });
    if (given) return form.show(given);
    form.draft.saved();
    announcer.success(t`Saved.`);
  };
  return { form, save };
}
