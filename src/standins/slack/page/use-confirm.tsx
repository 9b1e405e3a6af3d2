import type { ConfirmationDialog } from '@slack/types';
import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** A way to ask «are you sure», and the dialog to put into the page. */
export function useConfirm(): [(dialog: ConfirmationDialog) => Promise<boolean>, ReactNode] {
  const [asked, setAsked] = useState<{
    dialog: ConfirmationDialog;
    answer: (isSure: boolean) => void;
  }>();
  const confirm = useCallback(
    (dialog: ConfirmationDialog) =>
      new Promise<boolean>((answer) => {
        setAsked({ dialog, answer });
      }),
    [],
  );
  const answer = (isSure: boolean) => {
    asked?.answer(isSure);
    setAsked(undefined);
  };
  return [confirm, asked && <ConfirmDialog dialog={asked.dialog} onAnswer={answer} />];
}
