// What six businesses say, once for each kind of words: short and long, in three languages.
import type { DrawnWords } from '../../server/domain/design/index.ts';

const EN: readonly DrawnWords[] = [
  {
    kind: 'tip',
    title: 'Keep bread in paper, never in the fridge',
    text: 'Cold makes it stale three times as fast. A clean tea towel does the same job as a bread bin.',
    note: 'Order by Friday noon',
  },
  {
    kind: 'steps',
    title: 'Plant a bare-root hedge in one morning',
    steps: [
      'Soak the roots for an hour in a bucket of rain water',
      'Cut a slit with the spade and rock it open',
      'Set the plant to its old soil mark',
      'Firm with your heel, then water well',
    ],
    note: '',
  },
  {
    kind: 'checklist',
    title: 'What to bring to your first session',
    items: [
      'Shoes with flat soles',
      'A towel and a bottle of water',
      'Hand wraps, or borrow ours',
      'Ten minutes to spare',
    ],
    note: 'Book your first lesson',
  },
  {
    kind: 'myth',
    title: '',
    myth: 'Sourdough is only for people who have time',
    truth: 'The dough works while you sleep. Your own part takes twenty minutes.',
    note: '',
  },
  {
    kind: 'quote',
    quote: '“I came for one loaf and stayed for the whole morning. The smell alone is worth the walk.”',
    by: 'Miriam, from across the street',
    note: '',
  },
  {
    kind: 'question',
    question: 'Which loaf should come back this winter?',
    answer: '',
    note: 'Tell us below',
  },
  {
    kind: 'choice',
    title: 'Saturday breakfast: which side are you on?',
    one: 'Butter first',
    other: 'Jam first',
    note: 'Vote in the comments',
  },
  {
    kind: 'price',
    title: 'Two rye loaves and a jar of honey',
    price: '£12.50',
    until: 'until Saturday, 28 November',
    note: 'Reserve yours',
  },
  {
    kind: 'hours',
    title: 'Open again from Monday',
    hours: [
      { days: 'Monday', hours: 'closed' },
      { days: 'Tuesday to Friday', hours: '7 am – 6 pm' },
      { days: 'Saturday', hours: '7 am – 2 pm' },
      { days: 'Sunday', hours: '8 am – noon' },
    ],
    note: '14 Castle Street',
  },
  {
    kind: 'product',
    title: 'Walnut and rye, baked dark',
    text: 'Stone-ground flour, a three-day dough, toasted walnuts.',
    price: '£4.80',
    note: 'In the shop now',
  },
  {
    kind: 'date',
    title: 'Last day for Christmas orders',
    date: 'Friday, 18 December',
    text: 'After that we bake what we can.',
    note: 'Order ahead',
  },
  {
    kind: 'people',
    title: 'Leanne Okafor',
    text: 'Head baker since 2016. Starts at two in the morning, and still tastes every batch.',
    note: '',
  },
  {
    kind: 'number',
    number: '20 h',
    text: 'is how long every one of our loaves rests before it meets the oven',
    note: '',
  },
  {
    kind: 'announcement',
    title: 'We are opening a second shop on Castle Street',
    text: 'Same bread, same people, and finally some chairs.',
    note: 'See you on Saturday',
  },
];

const DE: readonly DrawnWords[] = [
  {
    kind: 'tip',
    title:
      'Rollstuhlgerechte Einstiegsmöglichkeiten gibt es an sämtlichen Schiffsanlegestellen der Donauuferpromenade',
    text: 'Bitte melden Sie sich mindestens zwei Stunden vor der Abfahrt, damit die Rampe bereitsteht.',
    note: 'Jetzt Platz reservieren',
  },
  {
    kind: 'steps',
    title: 'In vier Schritten zur Jahreskarte',
    steps: [
      'Antragsformular ausfüllen',
      'Lichtbildausweis hochladen',
      'Zahlungsbestätigung abwarten',
      'Karte an der Anlegestelle abholen',
    ],
    note: '',
  },
  {
    kind: 'checklist',
    title: 'Reisevorbereitungen für die Wachaurundfahrt',
    items: [
      'Sonnenschutz und Kopfbedeckung',
      'Fahrkarte oder Reservierungsnummer',
      'Windjacke für das Oberdeck',
      'Fernglas',
    ],
    note: 'Mehr unter ddsg.example',
  },
  {
    kind: 'myth',
    title: '',
    myth: 'Schifffahrten lohnen sich nur im Hochsommer',
    truth: 'Im Oktober ist das Licht am schönsten und jeder Platz am Fenster frei.',
    note: '',
  },
  {
    kind: 'quote',
    quote: '„So ruhig habe ich die Wachau noch nie gesehen.“',
    by: 'Frau Hofstätter-Wiesinger, Krems',
    note: '',
  },
  {
    kind: 'question',
    question: 'Welche Sehenswürdigkeiten dürfen auf keiner Donaurundfahrt fehlen?',
    answer: 'Die meistgenannte bekommt einen eigenen Halt.',
    note: '',
  },
  {
    kind: 'choice',
    title: 'Wo sitzen Sie am liebsten?',
    one: 'Panoramaoberdeck',
    other: 'Wintergarten',
    note: '',
  },
  {
    kind: 'price',
    title: 'Familienkarte für die Nachmittagsrundfahrt',
    price: '39,90 €',
    until: 'gültig bis 30. November',
    note: 'Online buchen',
  },
  {
    kind: 'hours',
    title: 'Fahrplan im Winterhalbjahr',
    hours: [
      { days: 'Montag bis Donnerstag', hours: '10:00 – 16:00' },
      { days: 'Freitag', hours: '10:00 – 20:00' },
      { days: 'Samstag, Sonntag', hours: '9:00 – 20:00' },
    ],
    note: 'Anlegestelle Krems-Stein',
  },
  {
    kind: 'product',
    title: 'Marillenknödel nach Großmutters Rezept',
    text: 'Frisch aus der Bordküche, mit Butterbröseln.',
    price: '8,40 €',
    note: '',
  },
  {
    kind: 'date',
    title: 'Silvesterfahrt mit Feuerwerk über der Donau',
    date: 'Donnerstag, 31. Dezember',
    text: '',
    note: 'Tisch reservieren',
  },
  {
    kind: 'people',
    title: 'Maximilian Oberleitner-Schwarzenberger',
    text: 'Schiffsführer seit 1998',
    note: '',
  },
  {
    kind: 'number',
    number: '36 km',
    text: 'zwischen Melk und Krems, und hinter jeder Biegung eine andere Burg',
    note: '',
  },
  {
    kind: 'announcement',
    title: 'Ab Frühjahr fahren wir vollelektrisch',
    text: 'Das erste Ausflugsschiff der Donau ohne Dieselmotor.',
    note: '',
  },
];

const JA: readonly DrawnWords[] = [
  {
    kind: 'tip',
    title: 'お抹茶は八十度のお湯で点てると甘みが引き立ちます',
    text: '沸騰したお湯を一度湯冷ましに移すだけで、ちょうどよい温度になります。',
    note: 'ご予約はお早めに',
  },
  {
    kind: 'steps',
    title: 'おうちで楽しむ一服',
    steps: ['茶碗を温める', '抹茶を二杓入れる', 'お湯を七十ミリ注ぐ', '手早く点てる'],
    note: '',
  },
  {
    kind: 'checklist',
    title: 'お茶会の前に',
    items: ['白い靴下', '懐紙と菓子切り', '時計と指輪は外して'],
    note: '',
  },
  {
    kind: 'myth',
    title: '',
    myth: 'お茶の作法は難しい',
    truth: '初めての方も、座って味わうだけで大丈夫です。',
    note: '',
  },
  {
    kind: 'quote',
    quote: '「静かな朝に、ここで一服するのが何よりの贅沢です。」',
    by: '常連のお客様',
    note: '',
  },
  { kind: 'question', question: '春の和菓子、どれがお好きですか？', answer: '', note: '' },
  { kind: 'choice', title: '今日の気分は？', one: '濃茶', other: '薄茶', note: '' },
  { kind: 'price', title: '桜餅とお抹茶のセット', price: '1,200円', until: '四月十日まで', note: '' },
  {
    kind: 'hours',
    title: '営業時間',
    hours: [
      { days: '平日', hours: '10:00 – 17:00' },
      { days: '土日祝', hours: '9:00 – 18:00' },
      { days: '水曜日', hours: '定休日' },
    ],
    note: '',
  },
  { kind: 'product', title: '夜桜の練り切り', text: '一つずつ手で仕上げます。', price: '480円', note: '' },
  { kind: 'date', title: '春の茶会', date: '三月29日', text: 'お申し込みは店頭にて。', note: '' },
  { kind: 'people', title: '山本 さくら', text: '店主', note: '' },
  { kind: 'number', number: '120年', text: '同じ町家で、お茶をお出ししています', note: '' },
  { kind: 'announcement', title: '二階のお座敷が新しくなりました', text: '', note: '' },
];

const SLIDES: readonly DrawnWords[] = [
  { kind: 'opening', title: 'Four mistakes that make bread stale', text: 'And what to do instead', note: '' },
  {
    kind: 'point',
    title: 'Paper, not plastic',
    text: 'A crust has to breathe. In plastic it turns to leather by the evening.',
    at: 1,
    of: 4,
    note: '',
  },
  { kind: 'closing', title: 'Order until noon, collect at four', text: '', note: 'hartleyrye.example/order' },
];

/** What a business of this language says in this way; slides in English. */
export function wordsFor(kind: DrawnWords['kind'], language: string): DrawnWords {
  const all = { ja: JA, de: DE }[language.slice(0, 2)] ?? EN;
  const found = [...all, ...SLIDES].find((words) => words.kind === kind);
  if (found === undefined) throw new RangeError(kind);
  return found;
}
