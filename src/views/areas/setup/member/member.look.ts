import { memberTexts } from '#words/member.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const memberWords = documentWords(memberTexts, {
  states: {
    invited: { tone: 'info', icon: 'mail' },
    active: { tone: 'success', icon: 'circleCheck' },
    expired: { tone: 'warning', icon: 'clock', aside: true, after: 'invited' },
    suspended: { tone: 'danger', icon: 'ban', aside: true, after: 'active' },
    declined: { tone: 'neutral', icon: 'circleX', aside: true, after: 'invited' },
    revoked: { tone: 'neutral', icon: 'undo', aside: true, after: 'invited' },
    removed: { tone: 'neutral', icon: 'archive', aside: true, after: 'active' },
  },
  commands: {
    resend: { icon: 'send' },
    resume: { icon: 'lockOpen' },
    suspend: { icon: 'ban', danger: true },
    revoke: { icon: 'undo', danger: true },
    appointFounder: { icon: 'star', danger: true },
    dismissFounder: { icon: 'minus', danger: true },
    remove: { icon: 'trash', danger: true },
    invite: { icon: 'mail', button: false },
    changeRole: { icon: 'edit', button: false },
  },
});
