// Edits the text of a mail block by block. The text in its field is what counts and what is sent: blocks are read from it
// when somebody turns to them, and every change is written back. Without script there is the text.
import { useEffect, useId, useRef, useState } from 'react';
import {
  DRAFT_NAMES,
  type DraftBlock,
  type DraftKind,
  newBlock,
  readDraft,
  writeDraft,
} from '../../server/contract/mail-draft.ts';
import { Button } from '../../views/components/button.tsx';
import { defineIsland } from '../runtime/define-island.ts';
import { BlockFields } from './block-fields.tsx';

export interface MailEditorProps {
  /** Name of the field that holds the text; it stands in the same form. */
  readonly field: string;
}

interface Placed {
  readonly key: number;
  readonly block: DraftBlock;
}

const KINDS = Object.keys(DRAFT_NAMES) as DraftKind[];

function MailEditor({ field }: MailEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const keys = useRef(0);
  const [blocks, setBlocks] = useState<readonly Placed[] | null>(null);
  const id = useId();
  const keyed = (block: DraftBlock): Placed => ({ key: keys.current++, block });
  const areaOf = () => {
    const area = place.current?.closest('form')?.elements.namedItem(field);
    return area instanceof HTMLTextAreaElement ? area : null;
  };
  useHidden(place, field, blocks !== null);
  const goTo = useFocusAfter(place, blocks);

  const change = (next: readonly Placed[]) => {
    setBlocks(next);
    const area = areaOf();
    if (!area) return;
    area.value = writeDraft(next.map(({ block }) => block));
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const turn = (toBlocks: boolean) => {
    if (toBlocks === (blocks !== null)) return;
    const read = readDraft(areaOf()?.value ?? '');
    setBlocks(toBlocks ? (read.length > 0 ? read : [newBlock('text')]).map(keyed) : null);
  };
  const move = (at: number, by: number) => {
    const next = [...(blocks ?? [])];
    next.splice(at + by, 0, ...next.splice(at, 1));
    change(next);
    const [same, other] = by < 0 ? ['Up', 'Down'] : ['Down', 'Up'];
    goTo(at + by, `[aria-label^="${same}:"]:enabled`, `[aria-label^="${other}:"]:enabled`);
  };

  const add = (kind: DraftKind) => {
    change([...(blocks ?? []), keyed(newBlock(kind))]);
    goTo(blocks?.length ?? 0, 'input, textarea, select, button');
  };
  const remove = (at: number) => {
    change((blocks ?? []).filter((_, place) => place !== at));
    // Where the next one stands now, or the last.
    goTo(Math.min(at, (blocks?.length ?? 0) - 2), '[aria-label^="Remove:"]');
  };

  return (
    <div className="stack mail-editor" ref={place}>
      <div className="row" role="toolbar" aria-label="Write in">
        <Button size="sm" aria-pressed={blocks === null} onClick={() => turn(false)}>
          Markdown
        </Button>
        <Button size="sm" aria-pressed={blocks !== null} onClick={() => turn(true)}>
          Blocks
        </Button>
      </div>
      {blocks !== null && (
        <>
          <ol className="stack">
            {blocks.map(({ key, block }, at) => (
              <li key={key}>
                <fieldset className="mail-block">
                  <legend>
                    {at + 1}. {DRAFT_NAMES[block.kind]}
                  </legend>
                  <BlockFields
                    id={`${id}${key}`}
                    block={block}
                    onChange={(changed) =>
                      change(blocks.map((one) => (one.key === key ? { key, block: changed } : one)))
                    }
                  />
                  <Acts
                    what={`${at + 1}. ${DRAFT_NAMES[block.kind]}`}
                    onUp={at > 0 ? () => move(at, -1) : undefined}
                    onDown={at < blocks.length - 1 ? () => move(at, 1) : undefined}
                    onRemove={() => remove(at)}
                  />
                </fieldset>
              </li>
            ))}
          </ol>
          <div className="row mail-blocks" role="toolbar" aria-label="Add a block">
            {KINDS.map((kind) => (
              <Button
                key={kind}
                size="sm"
                variant="quiet"
                icon="plus"
                aria-label={`Add: ${DRAFT_NAMES[kind]}`}
                onClick={() => add(kind)}
              >
                {DRAFT_NAMES[kind]}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** While blocks are shown the text is out of sight, and so is what puts more into it. */
function useHidden(place: { readonly current: HTMLElement | null }, field: string, isHidden: boolean) {
  useEffect(() => {
    const form = place.current?.closest('form');
    const area = form?.elements.namedItem(field);
    if (!form || !(area instanceof HTMLTextAreaElement)) return;
    form.toggleAttribute('data-in-blocks', isHidden);
    // The browser could not show that it is empty: the server tells.
    area.required = !isHidden;
  }, [place, field, isHidden]);
}

/** What had the focus is gone, or stands elsewhere: it goes on in the block at a place, once that is drawn. */
function useFocusAfter(place: { readonly current: HTMLElement | null }, blocks: readonly Placed[] | null) {
  const wanted = useRef<{ readonly at: number; readonly selectors: readonly string[] }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: blocks are drawn when they change
  useEffect(() => {
    if (!wanted.current) return;
    const { at, selectors } = wanted.current;
    wanted.current = undefined;
    const block = place.current?.querySelectorAll('.mail-block')[at];
    const [found] = selectors.flatMap((one) => block?.querySelector<HTMLElement>(one) ?? []);
    (found ?? place.current?.querySelector<HTMLElement>('[aria-label^="Add:"]'))?.focus();
  }, [place, blocks]);
  /** The first of these in the block; where there is none, what adds a block. */
  return (at: number, ...selectors: string[]) => {
    wanted.current = { at, selectors };
  };
}

interface ActsProps {
  readonly what: string;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: () => void;
}

function Acts({ what, onUp, onDown, onRemove }: ActsProps) {
  return (
    <div className="row">
      <Button size="sm" variant="quiet" disabled={!onUp} aria-label={`Up: ${what}`} onClick={onUp}>
        Up
      </Button>
      <Button size="sm" variant="quiet" disabled={!onDown} aria-label={`Down: ${what}`} onClick={onDown}>
        Down
      </Button>
      <Button size="sm" variant="quiet" icon="trash" aria-label={`Remove: ${what}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}

export default defineIsland('mail-editor', MailEditor);
