import { msg } from '@lingui/core/macro';
import type { WordList } from './word-list.ts';

export const notificationsList: WordList = {
  name: msg`Messages in passing`,
  about: msg`What is said to the person in passing: each for its time, which waits while somebody looks.`,
  states: {
    quiet: { label: msg`Quiet`, tone: 'neutral' },
    running: { label: msg`Showing`, tone: 'primary' },
    held: { label: msg`Held while somebody looks`, tone: 'warning' },
  },
  events: {
    add: msg`A message comes`,
    hold: msg`Somebody looks`,
    close: msg`Close one`,
    clear: msg`Close all`,
    'after nextEnd': msg`The time of one is over`,
    release: msg`Nobody looks any more`,
  },
  guards: {
    isOneOfMany: { is: msg`others are left`, needs: msg`It is one of several.` },
    isTheOnlyOne: { is: msg`it is the only one`, needs: msg`No other message is shown.` },
    isAnyLater: { is: msg`one stays longer`, needs: msg`Another message has time left.` },
    isAnyShown: { is: msg`some are shown`, needs: msg`At least one message is shown.` },
  },
  actions: {
    put: msg`Shows it`,
    note: msg`Notes the time`,
    age: msg`Takes off the time that passed`,
    drop: msg`Takes it away`,
    dropAll: msg`Takes all away`,
    end: msg`Ends those whose time is over`,
  },
};

export const inboxList: WordList = {
  name: msg`Inbox`,
  about: msg`What a person is told of in a company: what is known of it, and what was read here.`,
  states: {
    list: { label: msg`List`, tone: 'neutral' },
    'list.opening': { label: msg`Opening`, tone: 'primary' },
    'list.asking': { label: msg`Asking`, tone: 'primary' },
    'list.current': { label: msg`Current`, tone: 'success' },
    'list.askingMore': { label: msg`Asking for more`, tone: 'primary' },
    'list.behind': { label: msg`Behind`, tone: 'warning' },
    marks: { label: msg`Marks`, tone: 'neutral' },
    'marks.resting': { label: msg`At rest`, tone: 'neutral' },
    'marks.sending': { label: msg`Sending`, tone: 'primary' },
    'marks.settled': { label: msg`Settled`, tone: 'success' },
    'marks.waiting': { label: msg`Waiting`, tone: 'warning' },
  },
  events: {
    'done open': msg`Opened`,
    'failed open': msg`Not opened`,
    changed: msg`Something new`,
    'done ask': msg`List loaded`,
    'failed ask': msg`List not loaded`,
    connected: msg`Connected`,
    more: msg`Show older ones`,
    'done askMore': msg`More loaded`,
    'failed askMore': msg`More not loaded`,
    read: msg`Read some`,
    readAll: msg`Read all`,
    'done send': msg`Marks kept`,
    'failed send': msg`Marks not kept`,
  },
  guards: {
    isMore: { is: msg`there are more`, needs: msg`The server has older messages.` },
    isUnread: { is: msg`one is unread`, needs: msg`At least one of them is unread.` },
    isAnyUnread: { is: msg`some are unread`, needs: msg`At least one message is unread.` },
    isMarked: { is: msg`marks wait`, needs: msg`Something was read that the server does not know of.` },
  },
  actions: {
    recall: msg`Shows what this device knew`,
    take: msg`Takes over the list`,
    keep: msg`Keeps it on this device`,
    append: msg`Adds to the list`,
    mark: msg`Marks as read`,
    unmark: msg`Forgets the marks that are kept`,
  },
};

export const bulkRunList: WordList = {
  name: msg`Command for many`,
  about: msg`One command for many documents, a few at a time.`,
  states: {
    idle: { label: msg`At rest`, tone: 'neutral' },
    deciding: { label: msg`Deciding`, tone: 'primary' },
    giving: { label: msg`Giving commands`, tone: 'primary' },
    finished: { label: msg`Finished`, tone: 'success' },
  },
  events: {
    begin: msg`Begin`,
    cancel: msg`Stop`,
    'done give': msg`Verdicts came`,
    'failed give': msg`No verdicts came`,
    close: msg`Close`,
  },
  guards: {
    hasMore: { is: msg`documents are left`, needs: msg`Some documents have no verdict yet.` },
  },
  actions: {
    take: msg`Takes over the order`,
    leaveRest: msg`Leaves the rest`,
    note: msg`Notes the verdicts`,
    forget: msg`Forgets the run`,
  },
};
