// Results under the search box as one types: a list of links, with the arrow keys, Enter and Escape.
// The pattern is the combobox with a list box of the ARIA practices.
import type { SearchGroup } from '../../server/contract/search.ts';
import { api, messageOf } from './api.ts';
import { announce, navigate } from './screen.ts';

/** Typing rests this long before the server is asked. */
const REST_MS = 120;
const LIST_ID = 'search-results';

export function startList(form: HTMLFormElement, input: HTMLInputElement) {
  new SearchList(form, input);
}

class SearchList {
  #input: HTMLInputElement;
  #list = document.createElement('div');
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was typed when the newest question left; an older answer is thrown away. */
  #asked = '';
  #active = -1;

  constructor(form: HTMLFormElement, input: HTMLInputElement) {
    this.#input = input;
    this.#list.id = LIST_ID;
    this.#list.className = 'popover search-results';
    this.#list.role = 'listbox';
    this.#list.ariaLabel = 'Search results';
    this.#list.hidden = true;
    form.after(this.#list);
    input.role = 'combobox';
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', LIST_ID);
    input.ariaExpanded = 'false';
    input.addEventListener('input', () => this.#type());
    input.addEventListener('keydown', (event) => this.#key(event));
    input.addEventListener('focus', () => this.#type());
    form.addEventListener('submit', (event) => this.#submit(event), true);
    form.parentElement?.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.parentElement?.contains(relatedTarget))) {
        this.#close();
      }
    });
    // A result was followed: the router does the going.
    this.#list.addEventListener('click', (event) => {
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (isPlain && event.target instanceof Element && event.target.closest('a')) {
        this.#finish();
      }
    });
    this.#type();
  }

  get #options() {
    return [...this.#list.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
  }

  #type() {
    clearTimeout(this.#timer);
    const text = this.#input.value.trim();
    if (text === '') {
      this.#close();
    } else if (text !== this.#asked || this.#list.hidden) {
      this.#timer = setTimeout(() => this.#ask(text), REST_MS);
    }
  }

  async #ask(text: string) {
    this.#asked = text;
    try {
      const groups = await api<SearchGroup[]>('GET', `/api/search?q=${encodeURIComponent(text)}`);
      if (this.#asked === text && document.activeElement === this.#input) {
        this.#show(text, groups);
      }
    } catch (error) {
      if (this.#asked === text) {
        this.#asked = '';
        this.#open([makeNote(messageOf(error))]);
        announce(messageOf(error));
      }
    }
  }

  #show(text: string, groups: readonly SearchGroup[]) {
    const count = groups.reduce((sum, { results }) => sum + results.length, 0);
    const words = count === 0 ? `No results for "${text}"` : `${count} ${count === 1 ? 'result' : 'results'}`;
    this.#open(count === 0 ? [makeNote(words)] : [...groups.map(makeGroup), makeAll(text)]);
    this.#options.forEach((option, index) => {
      option.id = `${LIST_ID}-${index}`;
      option.tabIndex = -1;
      option.ariaSelected = 'false';
    });
    this.#choose(0);
    announce(words);
  }

  #open(parts: readonly HTMLElement[]) {
    this.#list.replaceChildren(...parts);
    this.#list.hidden = false;
    this.#list.scrollTop = 0;
    this.#input.ariaExpanded = 'true';
    this.#choose(-1);
  }

  #close() {
    clearTimeout(this.#timer);
    this.#asked = '';
    this.#list.hidden = true;
    this.#input.ariaExpanded = 'false';
    this.#choose(-1);
  }

  /** It led somewhere: the box is as new. */
  #finish() {
    this.#close();
    this.#input.value = '';
  }

  #choose(index: number) {
    const options = this.#options;
    const option = options[index];
    this.#active = option ? index : -1;
    for (const one of options) {
      one.ariaSelected = String(one === option);
    }
    option?.scrollIntoView({ block: 'nearest' });
    option
      ? this.#input.setAttribute('aria-activedescendant', option.id)
      : this.#input.removeAttribute('aria-activedescendant');
  }

  #key(event: KeyboardEvent) {
    const count = this.#options.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && !this.#list.hidden) {
      // The first Escape puts the list away, the next one empties the box as usual.
      event.preventDefault();
      this.#close();
    } else if (step && !this.#list.hidden && count > 0) {
      event.preventDefault();
      this.#choose((this.#active + step + count) % count);
    } else if (step === 1 && this.#list.hidden) {
      event.preventDefault();
      this.#type();
    }
  }

  /** Enter: the chosen result, or all of them where nothing is shown yet. */
  #submit(event: Event) {
    const option = this.#list.hidden ? undefined : this.#options[this.#active];
    if (option && this.#asked === this.#input.value.trim()) {
      event.preventDefault();
      const route = option.hash.slice(1);
      this.#finish();
      navigate(route);
    } else {
      this.#close();
    }
  }
}

function makeGroup({ name, results }: SearchGroup, index: number): HTMLElement {
  const head = make('div', 'menu-head quiet', name);
  head.id = `${LIST_ID}-group-${index}`;
  const group = make('div', '');
  group.role = 'group';
  group.setAttribute('aria-labelledby', head.id);
  group.append(head, ...results.map(({ label, detail, href }) => makeOption(href, label, detail)));
  return group;
}

function makeAll(text: string): HTMLElement {
  return makeOption(`#/search?q=${encodeURIComponent(text)}`, `Show all results for "${text}"`, '');
}

function makeOption(href: string, label: string, detail: string): HTMLElement {
  const option = make('a', 'menu-item') as HTMLAnchorElement;
  option.role = 'option';
  option.href = href;
  const words = make('span', '', label);
  if (detail) {
    words.append(make('br', ''), make('small', 'quiet', detail));
  }
  option.append(words);
  return option;
}

function makeNote(words: string): HTMLElement {
  const note = make('p', 'menu-head quiet', words);
  note.role = 'presentation';
  return note;
}

function make(name: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.append(text);
  return element;
}
