import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes `file` as a lock that the system gives back when this process ends, however it ends. Keep the
 * answer: without it the lock is gone as well.
 *
 * @returns undefined when another process has it
 */
export function tryLock(file) {
  const lock = open(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (error.errcode === busy) return undefined;
    throw error;
  }
}

/** The same, but waits, for hours if need be. */
export function waitForLock(file) {
  const lock = open(file);
  lock.exec('PRAGMA busy_timeout = 36000000; BEGIN EXCLUSIVE');
  return lock;
}

/** SQLITE_BUSY */
const busy = 5;

function open(file) {
  mkdirSync(dirname(file), { recursive: true });
  return new DatabaseSync(file, { timeout: 0 });
}
