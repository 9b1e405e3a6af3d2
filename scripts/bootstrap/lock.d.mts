export interface Lock {
  close(): void;
}

export function tryLock(file: string): Lock | undefined;
export function waitForLock(file: string): Lock;
