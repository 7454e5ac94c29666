// Moving posts with a pointer: a mouse picks one up by moving it, a finger by resting on it, so that scrolling stays
// scrolling. A copy follows the pointer; the cell under it is marked.

export interface DropOptions {
  readonly onDrop: (chip: HTMLElement, cell: HTMLElement) => void;
  /** While true nothing must swap the grid. */
  readonly onHold: (isHeld: boolean) => void;
}

/** A mouse that moves less is pressing a button. */
const SLACK_PX = 5;
/** A finger that rests this long means the post; one that moves further meanwhile means the page. */
const REST_MS = 350;
const REST_SLACK_PX = 10;
/** Near the window's edges the page follows. */
const EDGE_PX = 70;
const SCROLL_PX = 14;

export const TARGET = 'cell-target';

export function startDrag(options: DropOptions) {
  const drag = new Drag(options);
  const off = new AbortController();
  const { signal } = off;
  document.addEventListener('pointerdown', (event) => drag.press(event), { signal });
  document.addEventListener('pointermove', (event) => drag.follow(event), { signal });
  document.addEventListener('pointerup', (event) => drag.release(event), { signal });
  document.addEventListener('pointercancel', () => drag.end(), { signal });
  document.addEventListener('touchmove', (event) => drag.isLifted && event.preventDefault(), {
    signal,
    passive: false,
  });
  document.addEventListener('contextmenu', (event) => drag.isPressed && event.preventDefault(), { signal });
  document.addEventListener('click', (event) => drag.swallowClick(event), { signal, capture: true });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && drag.end(), { signal });
  return () => {
    drag.end();
    off.abort();
  };
}

class Drag {
  #options: DropOptions;
  #chip: HTMLElement | undefined;
  #start = { x: 0, y: 0 };
  #isTouch = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ghost: HTMLElement | undefined;
  #cell: HTMLElement | null = null;
  #hasDragged = false;

  constructor(options: DropOptions) {
    this.#options = options;
  }

  get isLifted() {
    return this.#ghost !== undefined;
  }

  /** A long press would otherwise open the browser's own menu for the link. */
  get isPressed() {
    return this.#chip !== undefined && this.#isTouch;
  }

  press({ target, button, isPrimary, pointerType, clientX, clientY }: PointerEvent) {
    this.end();
    this.#hasDragged = false;
    const chip = target instanceof Element ? target.closest<HTMLElement>('[data-movable]') : null;
    if (!chip || button !== 0 || !isPrimary) return;
    this.#chip = chip;
    this.#start = { x: clientX, y: clientY };
    this.#isTouch = pointerType !== 'mouse';
    if (this.#isTouch) this.#timer = setTimeout(() => this.#lift(clientX, clientY), REST_MS);
  }

  follow({ clientX, clientY }: PointerEvent) {
    if (!this.#chip) return;
    const way = Math.hypot(clientX - this.#start.x, clientY - this.#start.y);
    if (!this.#ghost && this.#isTouch) return way > REST_SLACK_PX ? this.end() : undefined;
    if (!this.#ghost && way < SLACK_PX) return;
    if (!this.#ghost) this.#lift(clientX, clientY);
    this.#carry(clientX, clientY);
  }

  release({ clientX, clientY }: PointerEvent) {
    const chip = this.#chip;
    if (chip && this.#ghost) {
      this.#carry(clientX, clientY);
      if (this.#cell) this.#options.onDrop(chip, this.#cell);
    }
    this.end();
  }

  /** The click that ends a drag is no click. */
  swallowClick(event: MouseEvent) {
    if (this.#hasDragged) {
      this.#hasDragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }

  end() {
    clearTimeout(this.#timer);
    if (this.#ghost) this.#options.onHold(false);
    this.#ghost?.remove();
    this.#chip?.classList.remove('chip-lifted');
    this.#mark(null);
    this.#ghost = undefined;
    this.#chip = undefined;
  }

  #lift(x: number, y: number) {
    const chip = this.#chip;
    if (!chip) return;
    this.#hasDragged = true;
    this.#options.onHold(true);
    const ghost = chip.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('id');
    ghost.classList.add('chip-ghost');
    ghost.ariaHidden = 'true';
    ghost.style.width = `${chip.offsetWidth}px`;
    document.body.append(ghost);
    chip.classList.add('chip-lifted');
    this.#ghost = ghost;
    this.#carry(x, y);
    if (this.#isTouch) navigator.vibrate?.(10);
  }

  #carry(x: number, y: number) {
    if (this.#ghost) this.#ghost.style.transform = `translate(${x + 8}px, ${y + 8}px)`;
    const under = document.elementFromPoint(x, y);
    this.#mark(under?.closest<HTMLElement>('[data-grid] [data-slot]') ?? null);
    if (y < EDGE_PX) scrollBy(0, -SCROLL_PX);
    if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
    const scroller = this.#chip?.closest('.calendar-scroll');
    if (x < EDGE_PX / 2) scroller?.scrollBy(-SCROLL_PX, 0);
    if (x > innerWidth - EDGE_PX / 2) scroller?.scrollBy(SCROLL_PX, 0);
  }

  #mark(cell: HTMLElement | null) {
    if (cell === this.#cell) return;
    this.#cell?.classList.remove(TARGET);
    cell?.classList.add(TARGET);
    this.#cell = cell;
  }
}
