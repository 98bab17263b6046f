import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { GalleryBadges } from './gallery-badges.tsx';
import { GalleryButtons } from './gallery-buttons.tsx';
import { GalleryCards } from './gallery-cards.tsx';
import { GalleryCharts } from './gallery-charts.tsx';
import { GalleryChoices } from './gallery-choices.tsx';
import { GalleryDates } from './gallery-dates.tsx';
import { GalleryDialogs } from './gallery-dialogs.tsx';
import { GalleryDocument } from './gallery-document.tsx';
import { GalleryIcons } from './gallery-icons.tsx';
import { GalleryLines } from './gallery-lines.tsx';
import { GalleryLists } from './gallery-lists.tsx';
import { GalleryMenus } from './gallery-menus.tsx';
import { GalleryNumbers } from './gallery-numbers.tsx';
import { GallerySearchSelects } from './gallery-search-selects.tsx';
import { GallerySheet } from './gallery-sheet.tsx';
import { GallerySelects } from './gallery-selects.tsx';
import { GalleryEmpty, GalleryLoading, GalleryNotices } from './gallery-states.tsx';
import { GalleryTabs } from './gallery-tabs.tsx';
import { GalleryText } from './gallery-text.tsx';
import { GalleryToasts, type Say } from './gallery-toasts.tsx';

export interface GalleryChapter {
  /** Its anchor, and the name of its screenshots. */
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly says: MessageDescriptor;
  readonly files: string;
  readonly Pieces: ComponentType<{ readonly say: Say }>;
}

const chapter = (
  id: string,
  title: MessageDescriptor,
  says: MessageDescriptor,
  files: string,
  Pieces: GalleryChapter['Pieces'],
): GalleryChapter => ({ id, title, says, files, Pieces });

const controls: readonly GalleryChapter[] = [
  chapter(
    'buttons',
    msg`Buttons`,
    msg`One primary per view; what is off says why.`,
    'button tooltip file-picker camera-button scroll-to-top',
    GalleryButtons,
  ),
  chapter(
    'menus',
    msg`Menus`,
    msg`Actions and choices behind a button, in the top layer.`,
    'button-menu button-panel button-popover menu-list popover',
    GalleryMenus,
  ),
  chapter(
    'text',
    msg`Text fields`,
    msg`A label, a control, and a hint or one message.`,
    'field required-note text-input password-input text-area search-input',
    GalleryText,
  ),
  chapter(
    'numbers',
    msg`Numbers, money, quantities`,
    msg`Written as the language writes them, kept whole in their smallest unit. Arrows go up and down.`,
    'scaled-input number-input',
    GalleryNumbers,
  ),
  chapter('dates', msg`Dates`, msg`A day, written or chosen.`, 'date-input', GalleryDates),
  chapter(
    'selects',
    msg`Selects`,
    msg`One of a known list; from ten on with a filter.`,
    'select',
    GallerySelects,
  ),
  chapter(
    'search-selects',
    msg`Search-selects`,
    msg`One of many, found by typing.`,
    'autocomplete',
    GallerySearchSelects,
  ),
  chapter(
    'choices',
    msg`Choices`,
    msg`Ticks, switches, cards, pictures and colours.`,
    'checkbox switch choice-cards picture-choices colour-choices colour-input',
    GalleryChoices,
  ),
];

const surfaces: readonly GalleryChapter[] = [
  chapter(
    'dialogs',
    msg`Dialogs`,
    msg`They keep the focus and give it back; Escape leaves them.`,
    'dialog give-dialog confirm-dialog side-panel command-box spotlight',
    GalleryDialogs,
  ),
  chapter('tabs', msg`Tabs`, msg`Arrows, Home and End move and choose.`, 'tabs', GalleryTabs),
  chapter(
    'tables',
    msg`Tables`,
    msg`Rows by the hundred thousand, walked with the keyboard; cards on a phone.`,
    'data-list data-grid data-cards pager-foot tree-cell',
    GalleryLists,
  ),
  chapter(
    'lines',
    msg`Line tables`,
    msg`Lines of a document, written like a spreadsheet.`,
    'line-table line-menu',
    GalleryLines,
  ),
  chapter(
    'sheet',
    msg`Sheets`,
    msg`Very many rows, put right in place: typed into, pasted, the cell at fault marked.`,
    'sheet',
    GallerySheet,
  ),
  chapter('cards', msg`Cards`, msg`Panels, figures and facts.`, 'panel stat key-values', GalleryCards),
  chapter(
    'badges',
    msg`Badges and chips`,
    msg`A colour never stands alone: an icon and a word go with it.`,
    'badge filter-chips connectivity-pill kbd shortcut-list',
    GalleryBadges,
  ),
];

const feedback: readonly GalleryChapter[] = [
  chapter(
    'notices',
    msg`Notices`,
    msg`What stays on the page until it is settled.`,
    'notice',
    GalleryNotices,
  ),
  chapter(
    'empty',
    msg`Empty states`,
    msg`What the page is for, and the first action.`,
    'empty-state',
    GalleryEmpty,
  ),
  chapter(
    'loading',
    msg`Loading and progress`,
    msg`Shapes only after 150 ms; counts and a way out over a second.`,
    'skeleton spinner progress',
    GalleryLoading,
  ),
  chapter(
    'toasts',
    msg`Toasts`,
    msg`Newest on top; their time waits while somebody looks. F8 goes to them.`,
    'toasts',
    GalleryToasts,
  ),
  chapter(
    'document',
    msg`Parts of a document`,
    msg`Where it is, what it was and what belongs to it.`,
    'page-header crumbs lifecycle-strip timeline related-graph',
    GalleryDocument,
  ),
  chapter('charts', msg`Charts`, msg`Every bar says its value.`, 'bar-chart sparkline', GalleryCharts),
  chapter(
    'icons',
    msg`Icons`,
    msg`Those that point along the line turn with it.`,
    'icon tabler-icon',
    GalleryIcons,
  ),
];

/** Everything in the gallery, in order. */
export const galleryChapters: readonly GalleryChapter[] = [...controls, ...surfaces, ...feedback];
