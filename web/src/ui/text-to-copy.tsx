import * as common from '#words/common';
import * as parts from '#words/parts';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';

interface Props {
  title: string;
  text: string;
  /** What its button copies, for those who cannot see where it stands. */
  copies?: string;
  /** To be entered elsewhere, to the character. */
  isCode?: boolean;
}

/** A text with its title, and a button that copies it. */
export function TextToCopy({ title, text, copies = title, isCode = false }: Props) {
  const copy = () => copyText(text, common.copied, common.copyFailed);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-sm font-semibold">{title}</h3>
        {isCode && (
          <Button size="sm" variant="quiet" aria-label={parts.copyOf(copies)} onClick={copy}>
            {common.copy}
          </Button>
        )}
      </div>
      <p className={`rounded-md bg-sand p-3 text-sm whitespace-pre-wrap wrap-anywhere text-ink ${isCode ? 'font-mono' : ''}`}>
        {text}
      </p>
    </div>
  );
}
