// Plain forms without a page load: `<form data-enhance>` is sent by fetch, and the screen that answers is swapped in. All
// others bring another document. Either kind stays as it is, with what was typed, when the server does not answer.
import { UNREACHABLE } from './api.ts';
import type { Router } from './router.ts';
import { toast } from './screen.ts';

/** What a server says that stands in front of one that is gone, and all above. */
const INTERNAL_ERROR = 500;
/** Forms whose server has just been heard: the browser sends them by itself. */
const leaving = new WeakSet<HTMLFormElement>();

export function startForms(router: Router) {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    // A button with a frame of its own to answer into needs no help.
    const isOurs = !event.defaultPrevented && !event.submitter?.hasAttribute('formtarget');
    if (!(form instanceof HTMLFormElement && isOurs)) {
      return;
    }
    if (form.dataset.enhance !== undefined) {
      event.preventDefault();
      form.method === 'get'
        ? ask(form, router)
        : once(event.submitter, () => send(form, event.submitter, router));
    } else if (methodOf(form, event.submitter) === 'post' && !form.target && !leaving.has(form)) {
      event.preventDefault();
      once(event.submitter, () => leave(form, event.submitter));
    }
  });
}

/** A button may write where its form only asks. */
function methodOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  return (submitter instanceof HTMLButtonElement && submitter.formMethod) || form.method;
}

/** A form that only asks is a link whose query is typed: the address says what is shown. */
function ask(form: HTMLFormElement, router: Router) {
  const query = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '');
  const path = new URL(form.action).pathname.replace(/^\/screens/, '');
  router.go(`${path}?${new URLSearchParams(query as [string, string][])}`);
}

/** Pressed twice it is still one. */
async function once(submitter: HTMLElement | null, act: () => Promise<void>) {
  if (submitter?.ariaBusy === 'true') {
    return;
  }
  submitter?.setAttribute('aria-busy', 'true');
  await act();
  submitter?.removeAttribute('aria-busy');
}

/** 303 leads to a screen, which fetch follows; 422 is the screen with its errors. Either is shown in place. */
async function send(form: HTMLFormElement, submitter: HTMLElement | null, router: Router) {
  const body = new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>);
  // The screen may come from another business than the page around it shows: it is the page that people see.
  const { business = '' } = document.documentElement.dataset;
  const answer = await router.send(form.action, {
    method: form.method,
    body,
    headers: { 'Drivyn-Business': business },
  });
  if (answer.kind === 'failed') {
    tellFailure(answer.status);
    return;
  }
  router.show(answer);
  const field = document.querySelector<HTMLElement>('#main [aria-invalid="true"]');
  field ? field.focus() : showAlert();
}

/** Why something was refused may stand far above the button that asked for it. */
function showAlert() {
  const alert = document.querySelector<HTMLElement>('#main [role="alert"]');
  if (!alert) return;
  alert.tabIndex = -1;
  alert.focus();
  alert.scrollIntoView({ block: 'center' });
}

/** What the browser shows when it finds no server would take the place of the page and of all that was typed in it. */
async function leave(form: HTMLFormElement, submitter: HTMLElement | null) {
  const status = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    (response) => response.status,
    () => undefined,
  );
  if (status === undefined || status >= INTERNAL_ERROR) {
    tellFailure(status);
    return;
  }
  leaving.add(form);
  form.requestSubmit(submitter);
  leaving.delete(form);
}

function tellFailure(status: number | undefined) {
  const description =
    status === undefined ? UNREACHABLE : `The server answered with status ${status}. Try again in a minute.`;
  toast({ title: 'Not sent', description, variant: 'destructive' });
}
