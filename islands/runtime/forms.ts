// Plain forms without a page load: `<form data-enhance>` is sent by fetch, and the screen that answers is swapped in.
import type { Router } from './router.ts';

export function startForms(router: Router) {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement && form.dataset.enhance !== undefined && !event.defaultPrevented) {
      event.preventDefault();
      send(form, event.submitter, router);
    }
  });
}

/** 303 leads to a screen, which fetch follows; 422 is the screen with its errors. Either is shown in place. */
async function send(form: HTMLFormElement, submitter: HTMLElement | null, router: Router) {
  submitter?.setAttribute('aria-busy', 'true');
  const body = new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>);
  await router.send(form.action, { method: form.method, body });
  submitter?.removeAttribute('aria-busy');
  document.querySelector<HTMLElement>('#main [aria-invalid="true"]')?.focus();
}
