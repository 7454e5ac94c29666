// What stands above the owner's own lists, by tone: whole lines that end in a colon and make sense before any list of their kind.
// `{name}` is the business, `{place}` where it works, such as " in Leeds"; a person alone says "I" where a firm says "we".
import type { Goal } from '../goals.ts';
import type { ByTone } from '../library/idea.ts';
import type { ListKind } from './list-items.ts';

type Lines = ByTone<readonly string[]>;

export const HEADS: Readonly<Record<ListKind, Lines>> = {
  prices: {
    '*': ['{Our} prices at a glance:', 'What it costs at {name}:', 'What it costs, in a few lines:'],
    p: ['An overview of {our} prices:', '{Our} prices, for your planning:'],
    f: ['Before you have to ask, {our} prices:', 'The prices, so that you can plan:'],
    a: ['{Our} prices, in plain figures:', 'This is what it costs:'],
    t: ['The prices, line by line:', '{Our} price list, in short:'],
    h: ['The prices, without a drum roll:', 'Now for the part that everybody scrolls to:'],
    i: ['Plain prices make plain choices:', 'So that you can plan with it, {our} prices:'],
    l: ['{Our} prices, for those who ask:', 'The particulars, with their prices:'],
  },
  services: {
    '*': ['What {we} do{place}:', 'What you can come to {us} for{place}:', '{name}{place}, in short:'],
    p: ['{Our} work{place}, at a glance:', 'What {we} can help with{place}:'],
    f: ['In case you wondered what {we} do{place}:', 'Here is what {we} can do for you{place}:'],
    a: ['This is what {we} do{place}:', '{Our} work{place}, in one list:'],
    t: ['{Our} services{place}, item by item:', 'The list of what {we} do{place}:'],
    h: ['What {we} do all day{place}:', 'In case anybody wonders what {we} do{place}:'],
    i: ['What {we} like to do for people{place}:', 'Work that {we} are glad to do{place}:'],
    l: ['{Our} work{place}:', 'What {we} take care of{place}:'],
  },
  goods: {
    '*': ['From {our} range:', 'To be had at {name}:'],
    p: ['Part of the range at {name}:'],
    f: ['Here is what you find at {name}:', 'A few of the things that {we} have for you:'],
    a: ['The range, in one list:'],
    t: ['The range, item by item:', 'What {name} has, in short:'],
    h: ['Things that you can actually have at {name}:'],
    i: ['Made to be enjoyed, at {name}:'],
    l: ['A selection, from {name}:', 'Among the things that you find at {name}:'],
  },
  notes: {
    '*': ['Good to know about {name}:', '{name}, in a few lines:', 'A few things to know about {name}:'],
    p: ['What you may expect of {name}:', '{name} at a glance:'],
    f: ['New here? A little about {name}:', 'A few words about {name}, if you are new here:'],
    a: ['What to know about {name}:', '{name}. The essentials:'],
    t: ['{name}, point by point:', 'The key facts of {name}:'],
    h: ['{name}, for people who skip to the list:', '{name}, without the small talk:'],
    i: ['For everyone who is new to {name}:', 'So that you know {name} a little better:'],
    l: ['A few particulars of {name}:', '{name}, in a few quiet lines:'],
  },
  whom: {
    '*': ['For {whom}:', '{name}, for {whom}:'],
    p: ['Good to know for {whom}:'],
    f: ['A few things for {whom}:'],
    a: ['For {whom}, in short:'],
    t: ['For {whom}, point by point:'],
    h: ['For {whom}, and for whoever knows some:'],
    i: ['With {whom} in mind:'],
    l: ['For {whom}, in a few lines:'],
  },
};

/** Above what is there, such as rooms: it is neither done nor sold. */
export const THERE: readonly string[] = ['What you find at {name}:', 'What there is at {name}:'];

/** Titles where one is needed, the first that was not used. */
export const LIST_TITLES: Readonly<Record<ListKind, readonly string[]>> = {
  prices: ['What it costs at {name}', 'Prices at {name}', '{name}: the prices'],
  services: ['What {name} can do for you', 'What {name} does', '{name}: the services'],
  goods: ['From the range of {name}', 'What you find at {name}', '{name}: the range'],
  notes: ['Good to know: {name}', 'About {name}', '{name} in a few lines'],
  whom: ['What {name} has for you', 'For you, from {name}'],
};

/** What the reader may be asked to do below a list, where the owner's goals name it. */
export const LIST_CALLED: Readonly<Record<ListKind, readonly Goal[]>> = {
  prices: ['book', 'order', 'enquire', 'try'],
  services: ['enquire', 'book', 'order', 'try'],
  goods: ['order', 'visit', 'enquire', 'try'],
  notes: ['visit', 'enquire', 'order'],
  whom: ['book', 'order', 'enquire', 'try'],
};

/** All words of this file, for the gate. */
export const LIST_WORDS = JSON.stringify([HEADS, THERE, LIST_TITLES])
  .replace(/\{we\}/g, 'we')
  .replace(/\{us\}/g, 'us')
  .replace(/\{our\}/gi, 'Our');
