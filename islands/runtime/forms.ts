// Plain forms without a page load: `<form data-enhance>` is sent by fetch, and the screen that answers is swapped in.
import type { Router } from './router.ts';

export function startForms(router: Router) {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    // A button with a frame of its own to answer into needs no help.
    const isOurs = !event.defaultPrevented && !event.submitter?.hasAttribute('formtarget');
    if (form instanceof HTMLFormElement && form.dataset.enhance !== undefined && isOurs) {
      event.preventDefault();
      form.method === 'get' ? ask(form, router) : send(form, event.submitter, router);
    }
  });
}

/** A form that only asks is a link whose query is typed: the address says what is shown. */
function ask(form: HTMLFormElement, router: Router) {
  const query = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '');
  const path = new URL(form.action).pathname.replace(/^\/screens/, '');
  router.go(`${path}?${new URLSearchParams(query as [string, string][])}`);
}

/** 303 leads to a screen, which fetch follows; 422 is the screen with its errors. Either is shown in place. */
async function send(form: HTMLFormElement, submitter: HTMLElement | null, router: Router) {
  // Pressed twice it is still one.
  if (submitter?.ariaBusy === 'true') {
    return;
  }
  submitter?.setAttribute('aria-busy', 'true');
  const body = new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>);
  // The screen may come from another business than the page around it shows: it is the page that people see.
  const { business = '' } = document.documentElement.dataset;
  await router.send(form.action, { method: form.method, body, headers: { 'Drivyn-Business': business } });
  submitter?.removeAttribute('aria-busy');
  document.querySelector<HTMLElement>('#main [aria-invalid="true"]')?.focus();
}
