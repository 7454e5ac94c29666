// Light until the person chooses; the choice is a class on <html> and an entry in local storage, as the spec says.
const STORAGE_KEY = 'theme';

export function startTheme() {
  document.addEventListener('change', ({ target }) => choose(target));
  // Chosen in the moment before this was here.
  choose(document.activeElement);
  follow(localStorage.getItem(STORAGE_KEY));
  addEventListener('storage', ({ key, newValue }) => key === STORAGE_KEY && follow(newValue));
}

function choose(target: EventTarget | null) {
  if (target instanceof HTMLInputElement && target.matches('.theme-choice :checked')) {
    localStorage.setItem(STORAGE_KEY, target.value);
    follow(target.value);
  }
}

/** The head script has set the class before the first paint; another tab may have changed it since. */
function follow(stored: string | null) {
  const theme = stored === 'dark' ? 'dark' : 'light';
  document.documentElement.classList.toggle('dark', theme === 'dark');
  const choice = document.querySelector<HTMLInputElement>(`.theme-choice input[value="${theme}"]`);
  if (choice) {
    choice.checked = true;
  }
}
