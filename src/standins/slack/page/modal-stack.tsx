import { useLayoutEffect, useRef } from 'react';
import type { OpenView } from '../doors.ts';
import type { Doors } from './door-client.ts';
import { isModal } from './known-blocks.ts';
import { Modal } from './modal.tsx';

/** The open views of a person as one dialog that shows the topmost. The browser keeps the focus inside. */
export function ModalStack(props: {
  doors: Doors;
  user: string;
  views: OpenView[];
  here: string | undefined;
}) {
  const { doors, user, views, here } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const top = views.at(-1);
  const isOpen = top !== undefined;

  // Before the form inside takes the focus to its first field.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  const close = async (which: 'this' | 'all') => {
    const closing = which === 'this' ? views.slice(-1) : views.toReversed();
    for (const { id } of closing) await doors.close({ user, viewId: id });
  };
  if (top === undefined || !isModal(top.view)) return null;
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-label={top.view.title.text}
      onCancel={(event) => {
        event.preventDefault();
        void close('this');
      }}
    >
      <Modal
        key={top.id}
        open={top}
        view={top.view}
        isPushed={views.length > 1}
        here={here}
        onSubmit={(form) => doors.submit({ user, ...form })}
        onClose={(which) => void close(which)}
      />
    </dialog>
  );
}
