/** Every language's words, for the server, which speaks all of them. The web site has one at a time (`#words/…`). */
import * as enAcademy from './en/academy.ts';
import * as enAlerts from './en/alerts.ts';
import * as enDocuments from './en/documents.ts';
import * as enFormat from './en/format.ts';
import * as enHead from './en/head.ts';
import * as enMessages from './en/messages.ts';
import * as enPayment from './en/payment.ts';
import * as enTitles from './en/titles.ts';
import * as hiAcademy from './hi/academy.ts';
import * as hiAlerts from './hi/alerts.ts';
import * as hiDocuments from './hi/documents.ts';
import * as hiFormat from './hi/format.ts';
import * as hiHead from './hi/head.ts';
import * as hiMessages from './hi/messages.ts';
import * as hiPayment from './hi/payment.ts';
import * as hiTitles from './hi/titles.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';
import * as mrAcademy from './mr/academy.ts';
import * as mrAlerts from './mr/alerts.ts';
import * as mrDocuments from './mr/documents.ts';
import * as mrFormat from './mr/format.ts';
import * as mrHead from './mr/head.ts';
import * as mrMessages from './mr/messages.ts';
import * as mrPayment from './mr/payment.ts';
import * as mrTitles from './mr/titles.ts';

/** A language whose words differ in kind from the English ones does not compile (words.typetest.ts checks the other files). */
interface Words {
  academy: Like<typeof enAcademy>;
  alerts: Like<typeof enAlerts>;
  documents: Like<typeof enDocuments>;
  format: Like<typeof enFormat>;
  head: Like<typeof enHead>;
  messages: Like<typeof enMessages>;
  payment: Like<typeof enPayment>;
  titles: Like<typeof enTitles>;
}

export const wordsOf: Record<Language, Words> = {
  en: {
    academy: enAcademy,
    alerts: enAlerts,
    documents: enDocuments,
    format: enFormat,
    head: enHead,
    messages: enMessages,
    payment: enPayment,
    titles: enTitles,
  },
  hi: {
    academy: hiAcademy,
    alerts: hiAlerts,
    documents: hiDocuments,
    format: hiFormat,
    head: hiHead,
    messages: hiMessages,
    payment: hiPayment,
    titles: hiTitles,
  },
  mr: {
    academy: mrAcademy,
    alerts: mrAlerts,
    documents: mrDocuments,
    format: mrFormat,
    head: mrHead,
    messages: mrMessages,
    payment: mrPayment,
    titles: mrTitles,
  },
};

/** What `say` makes of the words of each language. */
export function inEachLanguage<Said>(say: (words: Words) => Said): Record<Language, Said> {
  const { en, hi, mr } = wordsOf;
  return { en: say(en), hi: say(hi), mr: say(mr) };
}
