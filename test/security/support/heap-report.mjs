/* Loaded into a bot before its main: answers any message with the bytes that its heap holds once it is swept. */
process.on('message', () => {
  globalThis.gc();
  globalThis.gc();
  process.send({ heapUsed: process.memoryUsage().heapUsed });
});
