// The one tooltip of the page, beside whatever asks for it; islands/runtime/tooltips.ts says when.
import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { defineIsland } from '../runtime/define-island.ts';
import { onTip, type Tip } from '../runtime/screen.ts';

const ID = 'tooltip';
/** Pixels to what it belongs to, and to the edge of the window. */
const GAP = 6;
const MARGIN = 8;

function Tooltip() {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => onTip(setTip), []);
  return tip?.anchor ? <Bubble key={tip.text} anchor={tip.anchor} text={tip.text} /> : null;
}

function Bubble({ anchor, text }: Tip & { anchor: Element }) {
  const { refs, elements, floatingStyles } = useFloating({
    elements: { reference: anchor },
    placement: 'top',
    strategy: 'fixed',
    middleware: [offset(GAP), flip({ padding: MARGIN }), shift({ padding: MARGIN })],
    whileElementsMounted: autoUpdate,
  });
  // In the top layer: also above a dialog.
  useLayoutEffect(() => elements.floating?.showPopover(), [elements.floating]);
  useDescription(anchor, text);
  return (
    <div
      ref={refs.setFloating}
      id={ID}
      role="tooltip"
      className="tooltip"
      popover="manual"
      style={floatingStyles}
    >
      {text}
    </div>
  );
}

/** Assistive technology hears it with its anchor, unless it only repeats the anchor's name. */
function useDescription(anchor: Element, text: string) {
  useEffect(() => {
    const before = anchor.getAttribute('aria-describedby');
    if (anchor.getAttribute('aria-label') === text) {
      return;
    }
    anchor.setAttribute('aria-describedby', before ? `${before} ${ID}` : ID);
    return () =>
      before === null
        ? anchor.removeAttribute('aria-describedby')
        : anchor.setAttribute('aria-describedby', before);
  }, [anchor, text]);
}

export default defineIsland('tooltip', Tooltip);
