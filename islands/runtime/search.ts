// The search box: jumps to a screen of the sidebar by its name.
import { toast } from './screen.ts';

export function startSearch() {
  const form = document.querySelector<HTMLFormElement>('#search');
  const input = form?.querySelector('input');
  if (!form || !input) {
    return;
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    jump(input);
  });
  // A suggestion was taken from the list: no need to press Enter as well.
  input.addEventListener('input', (event) => {
    const isTyped = event instanceof InputEvent && event.inputType !== 'insertReplacementText';
    if (!isTyped && input.value) {
      jump(input);
    }
  });
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      input.select();
    }
  });
}

function jump(input: HTMLInputElement) {
  const wanted = input.value.trim().toLowerCase();
  const link = wanted && findScreen(wanted);
  if (link) {
    input.value = '';
    link.click();
  } else if (wanted) {
    toast({ title: 'No screen found', description: `No screen is called "${input.value.trim()}".` });
  }
}

/** The screen whose name is, begins with, or contains what was typed, in this order. */
function findScreen(wanted: string) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.nav-link')];
  const named = links.map((link) => ({ link, name: link.dataset.name?.toLowerCase() ?? '' }));
  const fits = [
    (name: string) => name === wanted,
    (name: string) => name.startsWith(wanted),
    (name: string) => name.includes(wanted),
  ];
  return fits.map((fit) => named.find(({ name }) => fit(name))?.link).find(Boolean);
}
