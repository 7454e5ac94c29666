// Shows toasts asked for by anyone: through the toaster island, or plainly when even that cannot be loaded.
import type { IslandElement } from './element.ts';
import { onSignal, signal, type ToastDetail } from './signals.ts';

const PLAIN_MS = 8000;

export function startToasts() {
  onSignal('drivyn:toast', showToast);
  onSignal('drivyn:island-error', ({ island }) => {
    if (island !== 'toaster') {
      showToast({
        title: 'This control could not be loaded',
        description: 'Check that you are online, then try it again. Everything you see is still there.',
        variant: 'destructive',
      });
    }
  });
}

export async function showToast(detail: ToastDetail) {
  try {
    await document.querySelector<IslandElement>('drivyn-island[name="toaster"]')?.start();
    signal('drivyn:show-toast', detail);
  } catch {
    showPlainly(detail);
  }
}

function showPlainly({ title, description }: ToastDetail) {
  const box = document.createElement('div');
  box.className = 'toaster';
  box.innerHTML =
    '<div class="toast toast-destructive" role="alert"><p class="toast-text"><strong></strong></p></div>';
  box.querySelector('strong')?.append(title);
  box.querySelector('p')?.append(description ?? '');
  document.body.append(box);
  setTimeout(() => box.remove(), PLAIN_MS);
}
