import type { ConfirmationDialog } from '@slack/types';
import { useEffect, useId, useRef } from 'react';
import { TextObject } from './text/text-object.tsx';

/** Asks before something happens. Escape is a no. */
export function ConfirmDialog(props: {
  dialog: ConfirmationDialog;
  onAnswer: (isSure: boolean) => void;
}) {
  const { dialog, onAnswer } = props;
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog
      ref={box}
      className="dialog dialog-small"
      aria-labelledby={titleId}
      onClose={() => onAnswer(false)}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{dialog.title?.text ?? 'Are you sure?'}</h2>
      </div>
      <div className="dialog-body">
        <TextObject of={dialog.text} />
      </div>
      <div className="dialog-foot">
        <button type="button" className="button button-plain" onClick={() => onAnswer(false)}>
          {dialog.deny?.text ?? 'Cancel'}
        </button>
        <button
          type="button"
          className={`button button-${dialog.style ?? 'primary'}`}
          onClick={() => onAnswer(true)}
        >
          {dialog.confirm?.text ?? 'Yes'}
        </button>
      </div>
    </dialog>
  );
}
