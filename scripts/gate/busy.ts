/** A process that uses a core until the one that forked it ends. It listens for that between its turns. */
const TURN = 20;
const work = () => {
  const end = performance.now() + TURN;
  while (performance.now() < end);
  setImmediate(work);
};
process.on('disconnect', () => process.exit());
work();
