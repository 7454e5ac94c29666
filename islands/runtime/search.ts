// The search box: Ctrl+K, and Enter for the page of results. What shows results as one types comes with the first focus.
import { navigate } from './screen.ts';

export function startSearch() {
  const form = document.querySelector<HTMLFormElement>('#search');
  const input = form?.querySelector('input');
  if (!form || !input) {
    return;
  }
  form.addEventListener('submit', (event) => {
    // The list of results may have taken the Enter already.
    if (!event.defaultPrevented) {
      event.preventDefault();
      navigate(`/search?q=${encodeURIComponent(input.value.trim())}`);
    }
  });
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      input.select();
    }
  });
  // Without the list, Enter still leads to the page of results; the next focus tries again.
  const open = () =>
    import('./search-list.ts').then(
      ({ startList }) => startList(form, input),
      () => input.addEventListener('focus', open, { once: true }),
    );
  document.activeElement === input ? open() : input.addEventListener('focus', open, { once: true });
}
