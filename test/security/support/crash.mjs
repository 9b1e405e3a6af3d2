/* Loaded into a program before its main: the next message crashes it, as a mistake of ours would. */
process.on('message', () => {
  throw new Error('crashed on demand');
});
