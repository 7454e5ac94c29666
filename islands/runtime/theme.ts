// Light until the person chooses; the choice is a class on <html> and an entry in local storage, as the spec says.
const STORAGE_KEY = 'theme';

export function startTheme() {
  markChoice();
  document.addEventListener('change', ({ target }) => {
    if (
      target instanceof HTMLInputElement &&
      target.name === STORAGE_KEY &&
      target.closest('.theme-choice')
    ) {
      localStorage.setItem(STORAGE_KEY, target.value);
      applyTheme(target.value === 'dark');
    }
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY) {
      applyTheme(newValue === 'dark');
      markChoice();
    }
  });
}

function applyTheme(dark: boolean) {
  document.documentElement.classList.toggle('dark', dark);
}

/** The head script has set the class before the first paint; the radio buttons follow it. */
function markChoice() {
  const theme = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  const choice = document.querySelector<HTMLInputElement>(`.theme-choice input[value="${theme}"]`);
  if (choice) {
    choice.checked = true;
  }
}
