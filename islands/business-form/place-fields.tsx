// Where the business is: its time zone, looked for by city or country, and the language and currency that go with it.
import { useEffect, useRef, useState } from 'react';
import { CURRENCIES } from '../../server/contract/constants/currencies.ts';
import { LANGUAGES, proposeLanguage } from '../../server/contract/constants/languages.ts';
import type { TimeZone } from '../../server/contract/time-zone.ts';
import { SelectField, TextField } from '../../views/components/field.tsx';
import { api } from '../runtime/api.ts';

/** Typing rests this long before the server is asked. */
const REST_MS = 120;
const LIST_ID = 'time-zones';
const OPTIONS = Object.entries(CURRENCIES).map(([value, name]) => ({ value, label: `${value} - ${name}` }));
const LISTED = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));

export interface PlaceFieldsProps {
  /** No profile yet: what the browser says of its place comes first. */
  readonly isNew: boolean;
  readonly timezone: string;
  /** A language tag, listed or not: calls take any. */
  readonly locale: string;
  readonly currency: string;
  readonly errors: { readonly timezone?: string; readonly locale?: string; readonly currency?: string };
}

export function PlaceFields({ isNew, timezone, locale, currency, errors }: PlaceFieldsProps) {
  const [found, setFound] = useState<readonly TimeZone[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const language = useRef<HTMLSelectElement>(null);
  const money = useRef<HTMLSelectElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What a person has chosen, no zone chooses anew. */
  const chosen = useRef({ language: false, currency: false });

  const look = async (text: string) => {
    const zones = await api<TimeZone[]>('GET', `/api/time-zones?q=${encodeURIComponent(text)}`).catch(
      () => [],
    );
    setFound(zones);
    const meant = zones.find((one) => one.zone === text);
    if (isNew && meant) propose(meant.country, meant.currency);
  };
  const propose = (country?: string, usual?: string) => {
    const own = proposeLanguage(Intl.DateTimeFormat().resolvedOptions().locale, country);
    if (language.current && own && !chosen.current.language) language.current.value = own;
    if (money.current && usual && !chosen.current.currency) money.current.value = usual;
  };
  const type = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(look, REST_MS, text);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    if (isNew) propose();
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    // What was typed before the script came stays.
    if (isNew && own && input.current?.value === timezone) {
      input.current.value = own;
      void look(own);
    }
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <>
      <TextField
        ref={input}
        name="timezone"
        label="Time zone"
        required
        defaultValue={timezone}
        error={errors.timezone}
        list={LIST_ID}
        autoComplete="off"
        placeholder="A large city, a country, or a zone"
        hint="Type a large city or a country. Posts leave at the right local time there, also when clocks change."
        onInput={(event) => type(event.currentTarget.value)}
      />
      <datalist id={LIST_ID}>
        {found.map(({ zone: name, places }) => (
          <option key={name} value={name}>
            {places}
          </option>
        ))}
      </datalist>
      <SelectField
        ref={language}
        name="locale"
        label="Language"
        required
        defaultValue={locale}
        error={errors.locale}
        options={locale in LANGUAGES ? LISTED : [nameOf(locale), ...LISTED]}
        hint="Posts are in the language of your description. This decides spelling (colour or color), dates and numbers."
        onChange={() => {
          chosen.current.language = true;
        }}
      />
      <SelectField
        ref={money}
        name="currency"
        label="Currency"
        required
        defaultValue={currency}
        error={errors.currency}
        options={OPTIONS}
        hint="Budgets and results are shown in it. It stays once a budget is set."
        onChange={() => {
          chosen.current.currency = true;
        }}
      />
    </>
  );
}

/** A language that is not listed, by its English name: `sv-FI` is "Swedish (Finland)". What is none stands as it was sent. */
function nameOf(value: string) {
  try {
    return { value, label: new Intl.DisplayNames('en', { type: 'language' }).of(value) ?? value };
  } catch {
    return { value, label: value };
  }
}
