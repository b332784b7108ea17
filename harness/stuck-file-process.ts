// A process for files that never comes to an end with pictures, and is at once done with everything else.
process.on('disconnect', () => process.exit());
process.on('message', ({ name }: { name: string }) => {
  if (name !== 'readPicture') process.send?.({ result: undefined });
});
process.send?.('ready');
