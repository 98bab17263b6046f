import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const quoteRequestView = kindView({
  kind: 'quoteRequest',
  one: { en: 'Request for quotation', sv: 'Offertförfrågan' },
  many: { en: 'Requests for quotation', sv: 'Offertförfrågningar' },
  icon: 'message',
  list: { path: '/apps/purchasing/quote-requests' },
  offered: 71,
  found: 21,
  told: 21,
  pages: [
    {
      path: '/apps/purchasing/quote-requests',
      foundBy: 'requests for quotation rfq quotes ask suppliers prices tender',
      menu: { group: 'purchasing', place: 12 },
      load: async () => (await import('./quote-request-list.page.tsx')).QuoteRequestListPage,
    },
    {
      path: '/apps/purchasing/quote-requests/create',
      title: msg`New request for quotation`,
      action: 'create',
      foundBy: 'new request for quotation rfq ask suppliers create',
      load: async () => (await import('./quote-request-form.page.tsx')).QuoteRequestFormPage,
    },
    {
      path: '/apps/purchasing/quote-requests/edit/$id',
      title: msg`Edit request for quotation`,
      action: 'edit',
      holdsCommand: false,
      load: async () => (await import('./quote-request-form.page.tsx')).QuoteRequestFormPage,
    },
    {
      path: '/apps/purchasing/quote-requests/$id',
      load: async () => (await import('./quote-request.page.tsx')).QuoteRequestPage,
    },
  ],
  paper: {
    label: msg`Print the request`,
    isMailed: true,
    path: '/apps/purchasing/quote-requests/$id/print',
    load: async () => (await import('./quote-request-paper.page.tsx')).QuoteRequestPaperPage,
  },
  permits: {
    edit: msg`Edit drafts, estimate freight and duty`,
    send: msg`Send requests and change the deadline`,
    answer: msg`Register what suppliers answer`,
    award: msg`Award, which drafts purchase orders`,
    close: msg`Close without award`,
  },
});
