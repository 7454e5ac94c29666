// The whole strategy in a dialog, with its link, its PDF and what shares it.
import { useRef, useState } from 'react';
import { STRATEGY_DIALOG } from '../../server/contract/constants/strategy.ts';
import type { Strategy } from '../../server/contract/strategy.ts';
import { HIDDEN_IN_VISIT, TOASTS } from '../../server/contract/texts.ts';
import { Button, ButtonLink } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import { TextField } from '../../views/components/field.tsx';
import { StrategyDocument } from '../../views/components/strategy-document.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { copyText } from '../runtime/copy.ts';
import { toast } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';

interface StrategyDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly strategy: Strategy;
  readonly setStrategy: (strategy: Strategy) => void;
  readonly canWrite: boolean;
  readonly mayShare: boolean;
  readonly locale: string;
  readonly timeZone: string;
}

type Act = 'copy' | 'share' | 'stop';

export function StrategyDialog(props: StrategyDialogProps) {
  const { open, onClose, strategy, setStrategy, canWrite, locale, timeZone } = props;
  const { id, code, createdAt, isShared, shareUrl, document: content } = strategy;
  const [name, setName] = useState<Act>();
  const { isPending, write } = useWrite();
  const busy = isPending ? name : undefined;
  const field = useRef<HTMLDivElement>(null);

  const act = (name: Act, send: () => Promise<void>) => {
    setName(name);
    return write(send, {
      failed: (error) => ({ ...TOASTS.shareFailed, description: messageOf(error) }),
    });
  };
  const getLink = async () => {
    if (shareUrl) return shareUrl;
    const shared = await api<Strategy>('POST', `/api/strategies/${id}/share`);
    setStrategy(shared);
    return shared.shareUrl ?? '';
  };
  const copy = async () => {
    const link = await getLink();
    const isCopied = await copyText(link);
    toast(isCopied ? TOASTS.linkCopied : TOASTS.linkMade);
    if (!isCopied) selectField(field.current);
  };
  const share = async () => {
    if (typeof navigator.share !== 'function') return copy();
    const link = await getLink();
    try {
      await navigator.share({ title: `${STRATEGY_DIALOG}: ${content.business.name}`, url: link });
      toast(TOASTS.strategyShared);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  const stop = async () => {
    setStrategy(await api<Strategy>('DELETE', `/api/strategies/${id}/share`));
    toast(TOASTS.shareStopped);
  };
  const mayShare = props.mayShare || shareUrl !== null;
  const stopButton = canWrite && (
    <Button pending={busy === 'stop'} onClick={() => act('stop', stop)}>
      Stop sharing
    </Button>
  );
  const made = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(Date.parse(createdAt));

  return (
    <Dialog
      id="full-strategy"
      open={open}
      onClose={onClose}
      wide
      title={STRATEGY_DIALOG}
      description={`Strategy ID: ${code}. Generated on ${made}.`}
      footer={
        <>
          {mayShare && (
            <Button icon="link" pending={busy === 'copy'} onClick={() => act('copy', copy)}>
              Copy Link
            </Button>
          )}
          <ButtonLink
            icon="download"
            href={`/api/strategies/${id}/pdf`}
            download={`${code}.pdf`}
            onClick={() => toast(TOASTS.pdfDownload)}
          >
            Download
          </ButtonLink>
          {mayShare && (
            <Button icon="share" pending={busy === 'share'} onClick={() => act('share', share)}>
              Share
            </Button>
          )}
        </>
      }
    >
      {shareUrl && (
        <div className="share-link" ref={field}>
          <TextField
            name="shareUrl"
            label="Public link"
            required
            readOnly
            value={shareUrl}
            hint={explainLink(shareUrl)}
            after={stopButton}
          />
        </div>
      )}
      {isShared && !shareUrl && (
        <div className="row row-apart">
          <p>It has a public link. {HIDDEN_IN_VISIT}</p>
          {stopButton}
        </div>
      )}
      <StrategyDocument document={content} locale={locale} level={3} />
    </Dialog>
  );
}

function selectField(box: HTMLElement | null) {
  requestAnimationFrame(() => box?.querySelector('input')?.select());
}

function explainLink(url: string): string {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
  return isLocal
    ? 'This address works on this computer only, because Drivyn is not reachable from others.'
    : 'Anyone with this link can read the strategy, without signing in.';
}
