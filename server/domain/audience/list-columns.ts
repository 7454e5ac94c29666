// Which column of a list holds the addresses, and which the names: guessed from the titles, as many programs and languages
// write them, and from what stands below; a person may choose otherwise.
import type { ImportColumns } from '../../contract/subscriber.ts';
import { lettersOf } from '../lists/index.ts';

/** Titles with nothing but their letters, without accents. */
const EMAIL = /^(e?mail|correo|courriel|posta|adres)|emailaddress|mailadresse|^address/;
const FIRST = /^(first|given|fore|vorname|rufname|prenom|nombre|nome|imie|voornaam|fornavn|fornamn|jmeno)/;
const LAST =
  /^(last|family|sur|nachname|familienname|nom$|nomdefamille|apellido|cognome|sobrenome|achternaam|etternavn|efternavn|efternamn|nazwisko|prijmeni)/;
const WHOLE =
  /^(name|naam|navn|namn|fullname|displayname|vorn?amen?(und)?nachname|vorundnachname|nachnamevorname|nomcomplet|nomprenom|prenomnom|nombrecompleto|nombreyapellidos?|nomecompleto|nomeecognome|contact|kontakt|customer|kunde)/;
/** Rows below the titles that are looked at for addresses. */
const LOOKED_AT = 20;

/** @returns null when no column holds addresses */
export function guessColumns(
  titles: readonly string[],
  below: readonly (readonly string[])[],
): ImportColumns | null {
  const words = titles.map(lettersOf);
  const find = (pattern: RegExp) => {
    const at = words.findIndex((word) => pattern.test(word));
    return at < 0 ? null : at;
  };
  const email = find(EMAIL) ?? findAddresses(below);
  if (email === null) return null;
  const [first, last] = [find(FIRST), find(LAST)];
  const whole = find(WHOLE);
  if (whole === null)
    return first === null ? { email, name: last, lastName: null } : { email, name: first, lastName: last };
  // "Name" beside "Vorname" is the last name.
  return first === null || first === whole
    ? { email, name: whole, lastName: null }
    : { email, name: first, lastName: last ?? whole };
}

/** The column in which most of the first rows have an @. */
function findAddresses(rows: readonly (readonly string[])[]): number | null {
  const counts: number[] = [];
  for (const row of rows.slice(0, LOOKED_AT))
    row.forEach((cell, at) => {
      if (cell.includes('@')) counts[at] = (counts[at] ?? 0) + 1;
    });
  const most = Math.max(0, ...counts.filter(Boolean));
  return most === 0 ? null : counts.indexOf(most);
}
