// Languages of a business, each with the country whose spelling, dates and numbers it keeps: language tags (BCP 47) by the
// names that people look for.
export const LANGUAGES = {
  'en-AU': 'English (Australia)',
  'en-CA': 'English (Canada)',
  'en-IN': 'English (India)',
  'en-IE': 'English (Ireland)',
  'en-NZ': 'English (New Zealand)',
  'en-ZA': 'English (South Africa)',
  'en-GB': 'English (United Kingdom)',
  'en-US': 'English (United States)',
  'ar-EG': 'العربية (مصر)',
  'ar-SA': 'العربية (السعودية)',
  'cs-CZ': 'Čeština (Česko)',
  'da-DK': 'Dansk (Danmark)',
  'de-DE': 'Deutsch (Deutschland)',
  'de-AT': 'Deutsch (Österreich)',
  'de-CH': 'Deutsch (Schweiz)',
  'el-GR': 'Ελληνικά (Ελλάδα)',
  'es-AR': 'Español (Argentina)',
  'es-CL': 'Español (Chile)',
  'es-CO': 'Español (Colombia)',
  'es-ES': 'Español (España)',
  'es-US': 'Español (Estados Unidos)',
  'es-MX': 'Español (México)',
  'fi-FI': 'Suomi (Suomi)',
  'fr-BE': 'Français (Belgique)',
  'fr-CA': 'Français (Canada)',
  'fr-FR': 'Français (France)',
  'fr-CH': 'Français (Suisse)',
  'he-IL': 'עברית (ישראל)',
  'hi-IN': 'हिन्दी (भारत)',
  'hu-HU': 'Magyar (Magyarország)',
  'it-IT': 'Italiano (Italia)',
  'it-CH': 'Italiano (Svizzera)',
  'ja-JP': '日本語 (日本)',
  'ko-KR': '한국어 (대한민국)',
  'nl-BE': 'Nederlands (België)',
  'nl-NL': 'Nederlands (Nederland)',
  'nb-NO': 'Norsk (Norge)',
  'pl-PL': 'Polski (Polska)',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  'ro-RO': 'Română (România)',
  'ru-RU': 'Русский (Россия)',
  'sv-SE': 'Svenska (Sverige)',
  'th-TH': 'ไทย (ไทย)',
  'tr-TR': 'Türkçe (Türkiye)',
  'uk-UA': 'Українська (Україна)',
  'zh-CN': '中文 (中国)',
  'zh-TW': '中文 (台灣)',
} as const satisfies Readonly<Record<string, string>>;

/**
 * The language to propose to a business: that of its browser, as its own country writes it. Browsers are often set up in the
 * English of another country than the one that their owner's customers live in.
 * @param own the browser's, such as `en-US`
 * @param country where the business is: `GB`
 * @returns a listed tag; null where the language is not listed
 */
export function proposeLanguage(own: string, country: string | undefined): string | null {
  const tags = Object.keys(LANGUAGES);
  const language = `${own.split('-', 1)[0]}-`;
  const wanted = [`${language}${country}`, own];
  return wanted.find((tag) => tags.includes(tag)) ?? tags.find((tag) => tag.startsWith(language)) ?? null;
}
