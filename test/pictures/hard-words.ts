// Words that are hard to set: twenty words of title, words longer than a line, seven rows, both directions.
import type { DrawnWords } from '../../server/domain/design/index.ts';

const LONG =
  'Everything that you always wanted to know about heating an old house in winter without spending all that you have earned';
const WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const TEXT =
  'It begins with a look at the windows. Then comes the attic, which most people forget. In the end it is the boiler, and by then the bill is half of what it was before. Ask us for the list.';
const NOTE = 'Musterstraße 12, 10115 Berlin-Friedrichshain-Kreuzberg, only by appointment';

/** One of each kind. */
export const HARD_WORDS: readonly DrawnWords[] = [
  { kind: 'tip', title: LONG, text: TEXT, note: NOTE },
  { kind: 'steps', title: LONG, steps: Array.from({ length: 10 }, () => TEXT.slice(0, 150)), note: NOTE },
  { kind: 'checklist', title: WORD, items: Array.from({ length: 10 }, () => `${WORD} ${WORD}`), note: NOTE },
  { kind: 'myth', title: LONG, myth: LONG, truth: `${WORD} ${TEXT}`, note: NOTE },
  { kind: 'quote', quote: `“${TEXT}”`, by: `${WORD} von und zu ${WORD}`, note: NOTE },
  { kind: 'question', question: `${LONG}?`, answer: TEXT, note: NOTE },
  { kind: 'choice', title: LONG, one: WORD, other: LONG, note: NOTE },
  { kind: 'price', title: LONG, price: 'from £1,299.00 a month', until: LONG, note: NOTE },
  {
    kind: 'hours',
    title: LONG,
    hours: Array.from({ length: 7 }, () => ({
      days: `Monday and ${WORD}`,
      hours: '10:00 to 12:30 and 14:00 to 18:30',
    })),
    note: NOTE,
  },
  { kind: 'product', title: WORD, text: TEXT, price: '1.299.000,00 €', note: NOTE },
  {
    kind: 'date',
    title: LONG,
    date: 'Donnerstag, 31. Dezember, ab 18 Uhr und am folgenden Morgen',
    text: TEXT,
    note: NOTE,
  },
  { kind: 'people', title: `Dr. Dr. ${WORD}-Schwarzenberger`, text: TEXT, note: NOTE },
  { kind: 'number', number: '1,234,567,890 kWh', text: LONG, note: NOTE },
  { kind: 'announcement', title: `${WORD} ${WORD} ${WORD}`, text: TEXT, note: NOTE },
  { kind: 'opening', title: LONG, text: TEXT, note: NOTE },
  { kind: 'point', title: LONG, text: TEXT, at: 8, of: 8, note: NOTE },
  { kind: 'closing', title: LONG, text: TEXT, note: NOTE },
];

/** Words in Arabic and Hebrew, for designs of one thought. */
export const RIGHT_TO_LEFT: readonly DrawnWords[] = [
  {
    kind: 'tip',
    title: 'احفظوا الخبز في الورق، لا في الثلاجة أبدًا',
    text: 'البرودة تجعله يابسًا أسرع بثلاث مرات.',
    note: 'شارع القلعة 14',
  },
  {
    kind: 'tip',
    title: 'שמרו לחם בנייר, אף פעם לא במקרר',
    text: 'הקור מייבש אותו פי שלושה.',
    note: 'רחוב הטירה 14',
  },
];
