// What of a text cannot be traced to what it was written from, in any language: figures, links, addresses, names of days and
// months, and words of praise. Whatever is paraphrased is free; these are held to the letter.
import { certainNames } from './german-names.ts';
import { STRONG_WORDS } from './strong-words-data.ts';

const FIGURE =
  /(?:([$£€¥]|(?<!\p{L})(?:CHF|EUR|USD|GBP)) ?)?(\d+(?:[.,:’' ]?\d+)*)(?: ?(%|€|£|\$|¥|円|元|CHF|EUR|USD|GBP)(?!\p{L}))?/gu;

const WORDS_OF_NUMBERS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  ninety: '90',
  hundred: '100',
};
const NAMES_OF_SIGNS: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  円: '¥',
  元: '¥',
};

/** Figures in one spelling each, with the sign beside them: "9.50 €" and "€9.5" are "€9.5", "1,000" is "1000". */
function figuresOf(
  text: string,
): { readonly figure: string; readonly signed: string; readonly said: string }[] {
  return [...text.normalize('NFKC').matchAll(FIGURE)].map(([said, before, digits = '', after]) => {
    const sign = before ?? after ?? '';
    const figure = plainFigure(digits);
    return { figure, signed: (NAMES_OF_SIGNS[sign] ?? sign) + figure, said: said.trim() };
  });
}

function plainFigure(digits: string): string {
  const whole = digits.replace(/[’' ](?=\d{3}(?!\d))/g, '').replace(/[.,](?=\d{3}(?!\d))/g, '');
  const decimal = whole.replace(',', '.');
  return /^\d+\.\d+$/.test(decimal) ? String(Number(decimal)) : decimal.replace(/^0+(?=\d)/, '');
}

/** @returns the figures as they stand in the text */
function untracedFigures(text: string, source: string): string[] {
  const known = figuresOf(source);
  const figures = new Set(known.map(({ figure }) => figure));
  const signed = new Set(known.map((one) => one.signed));
  for (const [word] of source.toLowerCase().matchAll(/[a-z]+/g)) {
    const digits = WORDS_OF_NUMBERS[word];
    if (digits !== undefined) figures.add(digits).add(`${digits}`);
  }
  return figuresOf(text)
    .filter((one) => (one.signed === one.figure ? !figures.has(one.figure) : !signed.has(one.signed)))
    .map(({ said }) => said);
}

const LINK =
  /(?:https?:\/\/|www\.)[^\s)]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\p{N}@#])@[\w.]{2,}|(?<![\p{L}\p{N}])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|shop|store|app|io|co|uk|de|at|ch|fr|es|it|nl|be|pt|pl|eu|jp|cn|us|ca|au|example|test|xyz|online|site|link|ly|me|tv|gg)(?:\/[^\s)]*)?(?![\p{L}\p{N}])/giu;

/** Links, addresses of mail and people spoken to by their handle that the source does not hold. */
function untracedLinks(text: string, source: string): string[] {
  const plain = (link: string) => link.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.)?|[/.,!?]+$/g, '');
  const known = [...source.matchAll(LINK)].map(([link]) => plain(link));
  return [...text.matchAll(LINK)]
    .map(([link]) => link)
    .filter((link) => !known.some((one) => one === plain(link) || one.startsWith(`${plain(link)}/`)));
}

/** Names of weekdays and months in a language, in lower case. */
function timesOf(locale: string): string[] {
  const names = (options: Intl.DateTimeFormatOptions, days: number[]) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return days.map((day) => format.format(Date.UTC(2024, 0, day)).toLowerCase());
  };
  const week = [1, 2, 3, 4, 5, 6, 7];
  const year = Array.from({ length: 12 }, (_, month) => 1 + month * 31);
  return [...names({ weekday: 'long' }, week), ...names({ month: 'long' }, year)];
}

const HAS_WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a text holds a word as such; scripts without spaces hold it anywhere. */
function holds(text: string, word: string): boolean {
  if (HAS_WORDS.test(word)) return text.includes(word);
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'iu').test(text);
}

function untracedTimes(text: string, source: string, locale: string): string[] {
  const [lower, known] = [text.toLowerCase(), source.toLowerCase()];
  // A month may also be a word of everyday ("may", "mars"): such a one is short, and given the benefit of the doubt.
  const times = timesOf(locale).filter((name) => name.length > 4 || HAS_WORDS.test(name));
  return times.filter((name) => holds(lower, name) && !known.includes(name));
}

/** Languages that write every noun with a capital. */
const CAPITAL_NOUNS = ['de', 'lb'];

/** Names within sentences. */
function untracedNames(text: string, source: string, language: string): string[] {
  const known = new Set(source.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const names = CAPITAL_NOUNS.includes(language)
    ? certainNames(text)
    : [...text.matchAll(/(?<=[\p{Ll}\p{N},;)] )\p{Lu}\p{Ll}+(?:[-'’]\p{L}+)*/gu)].map(([name]) => name);
  return names.filter((name) => !known.has(/[\p{L}\p{N}]+/u.exec(name.toLowerCase())?.[0] ?? ''));
}

function unprovenPraise(text: string, source: string, language: string): string[] {
  const strong = STRONG_WORDS[language];
  if (!strong) return [];
  const known = source.toLowerCase();
  return [...text.matchAll(strong)]
    .map(([word]) => word)
    .filter((word) => !known.includes(word.toLowerCase()));
}

/**
 * What no source holds, as it stands in the text, each once.
 * @param locale of the text's language, such as `de-AT`
 */
export function untracedIn(text: string, source: string, locale: string): string[] {
  const { language } = new Intl.Locale(locale);
  const links = untracedLinks(text, source);
  // A figure in a link is the link's.
  const words = text.replace(LINK, ' ');
  return [
    ...new Set([
      ...links,
      ...untracedFigures(words, source),
      ...untracedTimes(words, source, locale),
      ...untracedNames(words, source, language),
      ...unprovenPraise(words, source, language),
    ]),
  ];
}
