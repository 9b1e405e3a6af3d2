import type { ModalView } from '@slack/types';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { OpenView, SubmitAnswer, SubmitDoor } from '../doors.ts';
import { useActs } from './acts.ts';
import { Blocks } from './blocks/blocks.tsx';
import { fieldsOf, stateValues } from './forms/fields.ts';
import { Icon } from './icon.tsx';
import { knownBlocks } from './known-blocks.ts';
import { actionFailed, submitFailed } from './notice-words.ts';
import { Surface } from './surface.tsx';

/** The topmost open view. What was typed outlives updates of the view and views pushed over it. */
export function Modal(props: {
  open: OpenView;
  view: ModalView;
  /** The view is on top of another one. */
  isPushed: boolean;
  here: string | undefined;
  onSubmit: (form: Omit<SubmitDoor, 'user'>) => Promise<SubmitAnswer>;
  /** Closes this view, or all of them. */
  onClose: (which: 'this' | 'all') => void;
}) {
  const { open, view, isPushed, here, onSubmit, onClose } = props;
  const { forms } = useActs();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [sentHash, setSentHash] = useState<string>();
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  const blocks = useMemo(() => knownBlocks(view.blocks), [view]);
  const isSending = sentHash === open.hash;
  const surfaceId = `view/${open.id}`;
  const where = useMemo(() => ({ viewId: open.id }), [open.id]);
  const onFailed = useCallback((error: string) => setFailure(actionFailed(error)), []);

  useEffect(() => {
    const wanted = ['[data-focus-on-load]', 'input, textarea, [role=combobox]'];
    const found = wanted.map((selector) => body.current?.querySelector<HTMLElement>(selector));
    found.find((element) => element)?.focus();
  }, [open.id]);

  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    body.current?.querySelector<HTMLElement>('.block-input-wrong :is(input, textarea)')?.focus();
  }, [problems]);

  const submit = async () => {
    if (isSending) return;
    const fields = fieldsOf(blocks);
    const values = stateValues(fields, forms.read(surfaceId));
    setProblems({});
    setFailure('');
    setSentHash(open.hash);
    const { ok, errors, error = 'unknown' } = await onSubmit({ viewId: open.id, values });
    if (ok && errors === undefined) return;
    setSentHash(undefined);
    if (errors === undefined) setFailure(submitFailed(error));
    else setProblems(errors);
  };

  return (
    <form
      className="modal"
      aria-labelledby={`${id}title`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="dialog-head">
        {isPushed && (
          <button
            type="button"
            className="icon-button"
            aria-label="Back"
            onClick={() => onClose('this')}
          >
            <Icon name="back" />
          </button>
        )}
        <h2 id={`${id}title`}>{view.title.text}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
          onClick={() => onClose('all')}
        >
          <Icon name="cross" />
        </button>
      </div>
      <div ref={body} className="dialog-body">
        <Surface
          id={surfaceId}
          in={where}
          blocks={blocks}
          here={here}
          problems={problems}
          onFailed={onFailed}
        >
          <Blocks blocks={blocks} />
        </Surface>
      </div>
      <div className="dialog-foot">
        <p className="dialog-failure" role="alert">
          {failure !== '' && <span className="problem">{failure}</span>}
        </p>
        <button type="button" className="button button-plain" onClick={() => onClose('this')}>
          {view.close?.text ?? (view.submit ? 'Cancel' : 'Close')}
        </button>
        {view.submit && (
          <button type="submit" className="button button-primary" aria-busy={isSending}>
            {view.submit.text}
          </button>
        )}
      </div>
    </form>
  );
}
