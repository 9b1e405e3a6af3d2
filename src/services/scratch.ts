/** One answer as it comes in. */
export interface Gathered {
  /** So far. */
  readonly bytes: number;
  add(chunk: Buffer): void;
  /** Hands over all of it, and takes the memory back when `read` returns: it must keep no part of it. */
  read<T>(read: (body: Buffer) => T): T;
}

/** Makes room for answers. */
export interface Scratch {
  gather(): Gathered;
}

const smallest = 256 * 1024;
const largestKept = 1024 * 1024;
const mostKept = 8;

/**
 * Memory for answers that is used again and again: for a full page, fresh memory from the system costs more than
 * all the copying. What an answer that never ends was gathered in is left to the garbage collector.
 */
export function createScratch(): Scratch {
  const spare: Buffer[] = [];
  const giveBack = (memory: Buffer) => {
    if (memory.length <= largestKept && spare.length < mostKept) spare.push(memory);
  };
  return {
    gather() {
      let memory: Buffer | undefined;
      let bytes = 0;
      return {
        get bytes() {
          return bytes;
        },
        add(chunk) {
          memory ??= spare.pop() ?? Buffer.allocUnsafeSlow(smallest);
          if (bytes + chunk.length > memory.length) memory = grown(memory, bytes + chunk.length);
          memory.set(chunk, bytes);
          bytes += chunk.length;
        },
        read(read) {
          const result = read(memory?.subarray(0, bytes) ?? Buffer.alloc(0));
          if (memory) giveBack(memory);
          memory = undefined;
          return result;
        },
      };
    },
  };
}

function grown(memory: Buffer, needed: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(Math.max(needed, memory.length * 2));
  larger.set(memory);
  return larger;
}
