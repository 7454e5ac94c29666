// Time zones by the places that people know. The list is loaded with the first search: most days nobody looks for one.
import type { TimeZone } from '../../contract/time-zone.ts';

type Zones = Awaited<ReturnType<typeof load>>;

/**
 * Zones that a text may mean, the likeliest first: it begins the name of a city, of a country, or of the zone itself.
 * @param text whatever its case and accents; an empty one finds nothing
 * @param most how many to find
 */
export async function searchTimeZones(text: string, most: number): Promise<TimeZone[]> {
  const wanted = fold(text);
  if (wanted === '') return [];
  const zones = await loadOnce();
  const ranked = zones.flatMap((zone) => {
    const rank = rankOf(zone, wanted);
    return rank === null ? [] : [{ zone, rank }];
  });
  ranked.sort((a, b) => a.rank - b.rank);
  return ranked.slice(0, most).map(({ zone: { zone, places, code, currency } }) => ({
    zone,
    places,
    country: code,
    currency,
  }));
}

/** The zone that a name, a city or a country means; null when it means none, or several. */
export async function findTimeZone(text: string): Promise<string | null> {
  if (isTimeZone(text)) return text;
  const wanted = fold(text);
  const zones = await loadOnce();
  const named = zones.filter(({ names, country }) => names.includes(wanted) || country === wanted);
  return named.length === 1 ? (named[0]?.zone ?? null) : null;
}

/** A locale as it is, or with the country of a time zone where it names none: plain `en` in Chicago is `en-US`. */
export async function inCountryOf(locale: string, zone: string): Promise<string> {
  if (new Intl.Locale(locale).region !== undefined) return locale;
  const zones = await loadOnce();
  const code = zones.find(({ names }) => names.includes(fold(zone)))?.code;
  return code === undefined ? locale : new Intl.Locale(locale, { region: code }).toString();
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** 0 for the whole name of a city, zone or country, 1 for its beginning, 2 for a word inside; null when it is none. */
function rankOf({ names, country }: Zones[number], wanted: string): number | null {
  if (names.includes(wanted)) return 0;
  const all = [...names, country];
  if (all.some((name) => name.startsWith(wanted))) return 1;
  return all.some((name) => name.includes(` ${wanted}`) || name.includes(`/${wanted}`)) ? 2 : null;
}

/** `São Paulo`, `sao-paulo` and `Sao_Paulo` are one. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

let loading: Promise<Zones> | undefined;

function loadOnce(): Promise<Zones> {
  loading ??= load();
  return loading;
}

async function load() {
  const [{ rawTimeZones }, { default: currencies }] = await Promise.all([
    import('@vvo/tzdb'),
    import('country-to-currency'),
  ]);
  return rawTimeZones.map(({ name, group, countryName, countryCode, mainCities }) => ({
    zone: name,
    names: [name, ...group, ...group.map((zone) => zone.slice(zone.lastIndexOf('/') + 1)), ...mainCities].map(
      fold,
    ),
    country: fold(countryName),
    code: countryCode,
    places: `${countryName}: ${mainCities.join(', ')}`,
    currency: currencies[countryCode as keyof typeof currencies],
  }));
}
